/** What the components show of content that leaves something out. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as sample from '#content';
import { describe, expect, it } from 'vitest';
import { CaseStudies, layOutMetrics } from '../../site/components/CaseStudies/CaseStudies.tsx';
import { AllDemos } from '../../site/components/Demos/AllDemos.tsx';
import { DemosSection } from '../../site/components/Demos/DemosSection.tsx';
import { Footer } from '../../site/components/Footer/Footer.tsx';
import { BackHeader, Header } from '../../site/components/Header/Header.tsx';
import { Hero } from '../../site/components/Hero/Hero.tsx';
import { initialsOf } from '../../site/components/Initials/Initials.tsx';
import { Testimonials } from '../../site/components/Testimonials/Testimonials.tsx';
import {
  agent,
  brandLogo,
  changed,
  demo,
  first,
  hrefs,
  logo,
  pages,
  render,
  site,
  study,
  testimonial,
  texts,
  without,
} from './sample-components.ts';

describe('a section', () => {
  const none = changed({ demos: [], testimonials: [], caseStudies: [] });

  it('should be left out where the content has nothing for it', () => {
    for (const Part of [DemosSection, Testimonials, CaseStudies])
      expect(renderToStaticMarkup(<Part {...none} />)).toBe('');
  });

  it('should not be linked where it is left out', () => {
    render(<Testimonials {...changed({ caseStudies: [] })} />);
    expect(hrefs('a[href^="#"]')).toEqual([]);
    render(<Hero {...none} />);
    expect(texts('a')).toEqual([pages.bookingLabel]);
    render(<Hero {...changed({ demos: [] })} />);
    expect(hrefs('a')).toEqual(['#testimonials']);
  });
});

describe('a business without booking', () => {
  it('should get e-mails from its booking buttons', () => {
    const content = changed({ site: without(site, 'booking') });
    render(
      <>
        <Header {...content} />
        <BackHeader {...content} />
        <CaseStudies {...changed({ site: content.site, caseStudies: [study] })} />
        <Footer {...content} onHome />
      </>,
    );
    expect(hrefs('[href^=mailto][href*="?subject="]')).toHaveLength(4);
    expect(document.querySelectorAll('[data-opens^=booking]')).toHaveLength(0);
  });
});

describe('missing images', () => {
  it('should leave the first screen to the text', () => {
    const { hero } = pages.home;
    const home = { ...pages.home, hero: without(hero, 'image') };
    expect(render(<Hero {...changed({ pages: { ...pages, home } })} />).querySelector('img')).toBe(
      null,
    );
    expect(texts('h1')).toEqual([hero.headline]);
  });

  it('should show the caption of a demo in their place, once', () => {
    const demos = [without(demo, 'thumbnail')];
    const page = render(<DemosSection {...changed({ demos, agents: [agent] })} />);
    expect(page.querySelector('[data-card] img')).toBe(null);
    expect(page.querySelector('[data-card] a')?.textContent.split(demo.caption)).toHaveLength(2);
  });

  it('should show the initials of a person, unheard', () => {
    const testimonials = [without(testimonial, 'thumbnail')];
    render(<Testimonials {...changed({ testimonials })} />);
    expect(texts('[data-card] [aria-hidden=true]')).toEqual([initialsOf(testimonial.name)]);
  });

  it.each([
    ['Hale & Daughters Construction', 'HD'],
    ['clearing', 'C'],
    ['“Ötzi” 3-D', 'Ö3'],
    ['محمد علي', 'م\u200cع'],
    ['', ''],
  ])('should make initials of %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('a logo', () => {
  it('should say the name where no text does', () => {
    const brand = { name: 'Hale', logo: { ...brandLogo, showName: false } };
    const page = render(<BackHeader {...changed({ brand })} />);
    expect(page.querySelector('a[href="/"] img')?.getAttribute('alt')).toBe('Hale');
    expect(first(texts('a[href="/"]'))).toBe('');
  });

  it('should be quiet beside the name', () => {
    const page = render(<BackHeader {...changed({ brand: { name: 'Hale', logo: brandLogo } })} />);
    expect(page.querySelector('a[href="/"] img')?.getAttribute('alt')).toBe('');
    expect(first(texts('a[href="/"]'))).toBe('Hale');
  });

  it('of a client should replace the initials', () => {
    const bare = without(without(study, 'logo'), 'logoImage');
    const shown = { ...bare, logoImage: logo };
    expect(render(<CaseStudies {...changed({ caseStudies: [shown] })} />).innerHTML).toMatch(
      'src="/logo.svg"',
    );
    const page = render(<CaseStudies {...changed({ caseStudies: [bare] })} />);
    expect(page.innerHTML).not.toMatch('src="/logo.svg"');
    expect(page.textContent).toMatch(initialsOf(study.clientCompany));
  });
});

describe('one kind of agent', () => {
  const demos = sample.demos.filter(({ category }) => category === agent.category);
  const single = changed({ agents: [agent], demos });

  it('should need no tabs', () => {
    const page = render(
      <>
        <DemosSection {...single} />
        <AllDemos {...single} language="en" />
      </>,
    );
    expect(page.querySelector('[role=tab], select')).toBe(null);
    expect(texts('h2')).toContain(agent.name);
    expect(page.querySelectorAll('[data-card]')).toHaveLength(2 * demos.length);
  });

  it('should show a single demo beside what the agent does', () => {
    const facts = ['Answers at once', 'Books jobs'];
    const agents = [{ ...agent, facts, tryPhone: '+1 555 010 0142' }];
    render(<DemosSection {...changed({ agents, demos: [demo] })} />);
    expect(texts('ul li:not([data-card])')).toEqual(facts);
    expect(texts('a[href="tel:+15550100142"]')).toEqual([
      'Hear it yourself: call +1\u00a0555\u00a0010\u00a00142',
    ]);
    expect(texts('[data-opens=booking]')).toEqual([pages.bookingLabel]);
    render(<DemosSection {...changed({ agents: [agent], demos: [demo] })} />);
    expect(hrefs('[href^=tel]')).toEqual([]);
  });
});

describe('a demo', () => {
  it('should show its result and the length of its video', () => {
    const { video } = demo;
    const file = { src: '/f.mp4', own: true, origins: [], width: 9, height: 16, seconds: 62.7 };
    const shown = {
      ...demo,
      result: 'Two taps',
      video: { ...video, file: { ...file, silent: true, captionsShown: true, tracks: [] } },
    };
    const page = render(<DemosSection {...changed({ agents: [agent], demos: [shown] })} />);
    expect(page.querySelector('[data-card] a')?.textContent).toBe(`${demo.caption} Two taps1:03`);
    expect(page.querySelector('[data-card] a')?.getAttribute('data-title')).toBe(demo.caption);
  });

  it('should be counted by the link to all', () => {
    const text = { ...pages.home.demos, allLabel: 'All {count}' };
    const home = { ...pages.home, demos: text };
    render(<DemosSection {...changed({ pages: { ...pages, home } })} />);
    expect(texts('a[href="/demos/"]').at(-1)).toBe(`All ${sample.demos.length}`);
  });

  it('should have its transcript on the page of all, and a link to it at home', () => {
    const demos = [{ ...demo, transcript: 'Spoken text' }, without(demo, 'transcript')];
    const content = changed({ agents: [agent], demos });
    render(<AllDemos {...content} language="en" />);
    expect(texts('[data-transcript]')).toEqual(['Spoken text']);
    render(<DemosSection {...content} />);
    expect(hrefs('[data-transcript-at]')).toEqual([`/demos/#${demo.id}`]);
  });
});

describe('a case study', () => {
  it.each(['Great.', '“Great.”', '"Great."', '„Great.“', '« Great. »'])(
    'should put its own quotation marks around %s',
    (quote) => {
      render(<CaseStudies {...changed({ caseStudies: [{ ...study, quote }] })} />);
      expect(texts('blockquote')).toEqual(['“Great.”']);
    },
  );

  it('should say that it is a sample, beside its numbers too', () => {
    const note = sample.messages.sampleStory;
    const notes = (placeholder: boolean) =>
      render(
        <CaseStudies {...changed({ caseStudies: [{ ...study, placeholder }] })} />,
      ).textContent.split(note).length - 1;
    expect(notes(true)).toBe(2);
    expect(notes(false)).toBe(0);
  });

  it.each([
    { values: ['40%', '24h', '65%', '9x'], size: undefined, wide: [false, false, false, false] },
    { values: ['3,000+', '9', '8'], size: 'middle', wide: [false, false, true] },
    { values: ['9', '$0 → $10M', '7', '8'], size: 'middle', wide: [true, true, false, false] },
    { values: ['1 234 567 890 €'], size: 'long', wide: [true] },
    { values: ['五百万円'], size: undefined, wide: [true] },
  ])('should lay out $values', ({ values, size, wide }) => {
    expect(layOutMetrics(values)).toEqual({ size, wide });
  });

  it('should draw the arrow of a value, which the heading font has not, and keep it as text', () => {
    const metrics = [{ label: 'revenue', value: '$0 → $10M' }];
    const page = render(<CaseStudies {...changed({ caseStudies: [{ ...study, metrics }] })} />);
    const value = [...page.querySelectorAll('dd')].at(-1);
    expect(value?.textContent).toBe('$0 → $10M');
    expect(value?.querySelector('svg')).not.toBeNull();
  });
});
