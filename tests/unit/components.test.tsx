/** What the components make of content that leaves something out, or has more or less of it than the sample. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, type ReactNode } from 'react';
import * as sample from '#content';
import { beforeEach, describe, expect, it } from 'vitest';
import { BookingDialog } from '../../site/components/BookingDialog/BookingDialog.tsx';
import { Brand } from '../../site/components/Brand/Brand.tsx';
import { CaseStudies } from '../../site/components/CaseStudies/CaseStudies.tsx';
import { AllDemos } from '../../site/components/Demos/AllDemos.tsx';
import { DemosSection } from '../../site/components/Demos/DemosSection.tsx';
import { Footer } from '../../site/components/Footer/Footer.tsx';
import { BackHeader, Header } from '../../site/components/Header/Header.tsx';
import { inHalves } from '../../site/components/Header/in-halves.ts';
import { MenuContent } from '../../site/components/Header/MenuContent.tsx';
import { Hero } from '../../site/components/Hero/Hero.tsx';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { initialsOf } from '../../site/components/Initials/Initials.tsx';
import { Menu } from '../../site/components/Menu/Menu.tsx';
import { PageHead } from '../../site/components/PageHead/PageHead.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { sizes } from '../../site/image-slots.ts';
import { SkipLink } from '../../site/components/SkipLink/SkipLink.tsx';
import { Section } from '../../site/components/Section/Section.tsx';
import { Sign } from '../../site/components/Sign/Sign.tsx';
import { Testimonials } from '../../site/components/Testimonials/Testimonials.tsx';
import { VideoDialog } from '../../site/components/VideoDialog/VideoDialog.tsx';
import { Watch } from '../../site/components/Watch/Watch.tsx';
import type {
  BuiltPicture,
  PageBrand,
  PageContent,
  PageFilm,
  PageLogo,
} from '../../site/content.ts';

const first = <Item,>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('The sample has none.');
  return item;
};
const demo = first(sample.demos);
const agent = first(sample.agents);
const testimonial = first(sample.testimonials);
const study = first(sample.caseStudies);

/** Everything of the site that shows content. */
const parts = {
  header: (content: PageContent) => <Header {...content} />,
  menu: (content: PageContent) => (
    <Menu words={content.words}>
      <MenuContent {...content} />
    </Menu>
  ),
  demos: (content: PageContent) => <DemosSection {...content} />,
  testimonials: (content: PageContent) => <Testimonials {...content} />,
  caseStudies: (content: PageContent) => <CaseStudies {...content} />,
  all: (content: PageContent) => (
    <PageHead heading="All demos" subtitle="By agent">
      <div id="all">
        <AllDemos {...content} language="ar-EG" />
      </div>
    </PageHead>
  ),
  footer: (content: PageContent) => <Footer {...content} onHome={false} />,
  video: (content: PageContent) => (
    <VideoDialog words={content.pages.video} labels={content.words} cards={content.demos} />
  ),
  booking: (content: PageContent) =>
    content.site.booking === undefined ? null : (
      <BookingDialog
        id="booking"
        booking={content.site.booking}
        contact={content.site.contact}
        words={content.pages.booking}
        labels={content.words}
      />
    ),
};
type Part = keyof typeof parts;

/** Those parts, of the sample changed so. */
function show(changed: Partial<PageContent>, ...names: readonly Part[]): void {
  const content: PageContent = { ...sample, ...changed };
  render(names.map((name) => <Fragment key={name}>{parts[name](content)}</Fragment>));
}
function render(element: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(element);
}
const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};
const texts = (selector: string): string[] => all(selector).map(({ textContent }) => textContent);
const attributes = (selector: string, ...names: string[]): (string | null)[][] =>
  all(selector).map((element) => names.map((name) => element.getAttribute(name)));
const hrefs = (selector: string): (string | null)[] =>
  all(selector).map((element) => element.getAttribute('href'));

/** The same without a field that may be left out. */
function without<Owner extends object, Key extends keyof Owner>(
  owner: Owner,
  key: Key,
): Omit<Owner, Key> {
  const rest = { ...owner };
  Reflect.deleteProperty(rest, key);
  return rest;
}

const withoutPictures = {
  demos: sample.demos.map((each) => without(each, 'thumbnail')),
  testimonials: sample.testimonials.map((each) => without(each, 'thumbnail')),
  caseStudies: sample.caseStudies.map((each) => without(each, 'picture')),
};
const picture: BuiltPicture = {
  src: '/p.jpg',
  width: 400,
  height: 300,
  sources: [{ type: 'image/avif', srcSet: '/p.avif 400w' }],
};
const logo = (name: string): PageLogo => ({
  picture: {
    ...picture,
    src: `/${name}.png`,
    sources: [{ type: 'image/webp', srcSet: `/${name}.webp 200w` }],
  },
  width: 120,
  height: 40,
});

describe.each([
  ['the sample', {}],
  ['content without pictures', withoutPictures],
  ['one kind of agent with few demos', { agents: [agent], demos: [demo] }],
])('every part of a page of %s', (_, changed) => {
  beforeEach(() => {
    const content = { ...sample, ...changed };
    render(
      <>
        <SkipLink label="Skip" />
        <BackHeader {...content} label="Back" />
        <Hero {...content} />
        {Object.entries(parts).map(([name, part]) => (
          <Fragment key={name}>{part(content)}</Fragment>
        ))}
      </>,
    );
  });

  it('looks like something', () => {
    expect(all('[class=""], [class*="undefined"]')).toEqual([]);
    for (const element of all('[class]'))
      expect(element.className.split(' ').filter((name) => name === '')).toEqual([]);
  });

  it('marks what scripts look for, and says no more by it', () => {
    for (const name of [
      'data-card',
      'data-close',
      'data-live',
      'data-transcript',
      'data-transcript-at',
      'data-one',
      'data-long',
    ]) {
      expect(new Set(all(`[${name}]`).map((element) => element.getAttribute(name))), name).toEqual(
        all(`[${name}]`).length > 0 ? new Set(['']) : new Set(),
      );
    }
  });

  it('is named by what it refers to', () => {
    for (const name of ['aria-labelledby', 'aria-describedby']) {
      for (const element of all(`[${name}]`))
        expect(
          document.getElementById(element.getAttribute(name) ?? '')?.textContent,
          element.outerHTML.slice(0, 200),
        ).toMatch(/\S/);
    }
  });

  it('has drawings that nobody has to hear of', () => {
    expect(
      all('svg:not([aria-hidden=true])').filter(
        (svg) => svg.closest('[aria-hidden=true]') === null,
      ),
    ).toEqual([]);
    for (const path of all('svg path')) expect(path.getAttribute('d')).toMatch(/^[Mm]/);
  });
});

describe('the way home', () => {
  it.each<[string, PageBrand, string[], string]>([
    [
      'has the plumb bob beside the name that it belongs to',
      { name: 'Plumbline' },
      ['path'],
      'Plumbline',
    ],
    ['has the first letter of any other', { name: 'Acme Builders' }, ['span'], 'AAcme Builders'],
    [
      'has a logo with the name',
      { name: 'Acme', logo: { light: logo('light'), showName: true } },
      ['img'],
      'Acme',
    ],
    [
      'has a logo that says the name',
      { name: 'Acme', logo: { light: logo('light'), showName: false } },
      ['img'],
      '',
    ],
  ])('%s', (_, brand, marks, words) => {
    render(<Brand brand={brand} />);
    expect([one('a').getAttribute('href'), one('a').textContent]).toEqual(['/', words]);
    for (const mark of ['path', 'img'])
      expect(all(mark).length > 0, mark).toBe(marks.includes(mark));
    if (brand.logo !== undefined)
      expect(attributes('img', 'src', 'alt', 'width', 'height')).toEqual([
        ['/light.png', brand.logo.showName ? '' : 'Acme', '120', '40'],
      ]);
  });

  const light = ['image/webp', '/light.webp 200w', '120px', null];
  const dark = ['image/webp', '/dark.webp 200w', '120px', '(prefers-color-scheme: dark)'];
  it.each([
    ['the light logo on the page', 'page', undefined, '/light.png', [light]],
    [
      'each in its scheme',
      'page',
      'dark',
      '/light.png',
      [dark, [null, '/dark.png', null, '(prefers-color-scheme: dark)'], light],
    ],
    [
      'the dark logo on a panel, which is dark in both',
      'panel',
      'dark',
      '/dark.png',
      [['image/webp', '/dark.webp 200w', '120px', null]],
    ],
    [
      'the light logo on a panel where there is no other',
      'panel',
      undefined,
      '/light.png',
      [light],
    ],
  ] as const)('has %s', (_, ground, other, src, sources) => {
    render(
      <Brand
        ground={ground}
        brand={{
          name: 'Acme',
          logo: {
            light: logo('light'),
            showName: true,
            ...(other === undefined ? {} : { dark: logo(other) }),
          },
        }}
      />,
    );
    expect(one('img').getAttribute('src')).toBe(src);
    expect(attributes('source', 'type', 'srcset', 'sizes', 'media')).toEqual(sources);
  });

  it('looks different on each ground', () => {
    const looks = (['page', 'panel'] as const).flatMap((ground) =>
      [{}, { dark: logo('dark') }].map((other) => {
        render(
          <Brand
            ground={ground}
            brand={{ name: 'Acme', logo: { light: logo('light'), showName: true, ...other } }}
          />,
        );
        return one('img').className;
      }),
    );
    expect(looks.map((look) => /logos_(\w+?)__/.exec(look)?.[1])).toEqual([
      'page',
      'both',
      'panel',
      'onDark',
    ]);
  });

  it('stands on the page where nothing else is said, and closer to a logo than to a mark', () => {
    render(
      <Brand
        brand={{ name: 'Acme', logo: { light: logo('light'), dark: logo('dark'), showName: true } }}
      />,
    );
    expect([one('img').className, one('a > span:last-child').className]).toEqual([
      expect.stringContaining('logos_both'),
      expect.stringContaining('besideLogo'),
    ]);
    render(<Brand brand={{ name: 'Acme' }} />);
    expect(one('a > span:last-child').className).not.toContain('besideLogo');
  });

  it('leads there from the bar of every other page as well', () => {
    render(<BackHeader {...sample} label="Back" />);
    expect(attributes('header a', 'href')).toEqual([['/'], ['/']]);
    expect(one('header a ~ a').textContent).toBe('Back');
  });
});

it('who comes by key can pass over the bar', () => {
  render(<SkipLink label="Skip" />);
  expect([one('a').getAttribute('href'), one('a').textContent]).toEqual(['#main', 'Skip']);
});

it.each([
  ['play', 'currentColor'],
  ['arrow', 'none'],
  ['chevron', 'none'],
  ['menu', 'none'],
] as const)('the drawing "%s" is filled with %s', (name, fill) => {
  render(<Icon name={name} className="small" />);
  expect(attributes('svg', 'class', 'aria-hidden')).toEqual([['small', 'true']]);
  expect(attributes('path', 'fill', 'stroke')).toEqual([[fill, 'currentColor']]);
});

it.each([
  ['A', ''],
  ['AB', undefined],
  ['ABC', undefined],
])('letters on a sign are larger where there is one: %s', (letters, isOne) => {
  render(<Sign className="mark" letters={letters} />);
  expect([one('span').dataset['one'], one('span').textContent]).toEqual([isOne, letters]);
});

it.each([
  [{}, { notPrinted: true, besideArrows: false, subtitle: 0 }],
  [
    { printed: true, arrows: true, subtitle: 'More' },
    { notPrinted: false, besideArrows: true, subtitle: 1 },
  ],
])('a section with %o', (more, { notPrinted, besideArrows, subtitle }) => {
  render(
    <Section id="x" heading="Heading" ground="page" {...more}>
      {null}
    </Section>,
  );
  // A link brings the focus to it, and no key does.
  expect(attributes('section', 'tabindex', 'aria-labelledby')).toEqual([['-1', 'x--heading']]);
  expect([
    one('section').className.includes('notPrinted'),
    one('section > div > div').className.includes('besideArrows'),
    all('section p').length,
  ]).toEqual([notPrinted, besideArrows, subtitle]);
});

it.each([
  ['me@acme.example', ['me@acme.example'], null],
  [
    'appointments@hale-and-daughters.example',
    ['appointments', '@hale-and-daughters', '.example'],
    'appointments@hale-and-daughters.example',
  ],
])(
  'the e-mail address %s ends a line before its signs, if it has to, and is read as one word',
  (email, lines, name) => {
    show({ site: { ...sample.site, contact: { email } } }, 'footer');
    const link = one('footer [href^=mailto]');
    expect(link.innerHTML.replaceAll(/<\/?span>/g, '').split('<wbr>')).toEqual(lines);
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual([email, name]);
  },
);

it('the button of the bar keeps words with a hyphen whole', () => {
  show({ pages: { ...sample.pages, bookingLabel: 'Réserver un rendez-vous' } }, 'header');
  const button = one('header [data-opens=booking]');
  expect(button.textContent).toBe('Réserver\u00a0un rendez-vous');
  expect(
    [...button.querySelectorAll('span > span')].map(({ textContent, className }) => [
      textContent,
      className.includes('wholeWord'),
    ]),
  ).toEqual([['rendez-vous', true]]);
  // The tries take it for whole as well.
  expect(
    new Set(all('header [class*=compactBook][data-words]').map(({ dataset }) => dataset['words'])),
  ).toEqual(new Set(['Réserver\u00a0un rendez-\u2060vous']));
});

it('the button of the bar keeps words whole that another sign stands in, and leaves a sign at the end alone', () => {
  show({ pages: { ...sample.pages, bookingLabel: 'Wann?Heute 9–12 Uhr!' } }, 'header');
  expect(
    [...one('header [data-opens=booking]').querySelectorAll('span > span')].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(['Wann?Heute', '9–12']);
  expect(
    all('header [class*=compactBook][data-words]').map(({ dataset }) => dataset['words']),
  ).toContain('Wann?\u2060Heute 9–\u206012\u00a0Uhr!');
});

it('the button of the bar has two lines in every browser where only a dictionary tells words apart, and is measured so', () => {
  show({ pages: { ...sample.pages, bookingLabel: 'អ្នកម៉ៅការអគ្គិសនី ទូរស័ព្ទ' } }, 'header');
  expect(
    [...one('header [data-opens=booking]').querySelectorAll('span > span')].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(['អ្នកម៉ៅការ', 'អគ្គិសនី ទូរស័ព្ទ']);
  // Not between a letter and the one that stands below it.
  expect(
    all('header [class*=compactBook][data-words]').map(({ dataset }) =>
      dataset['words']?.replaceAll('\u2060', '|'),
    ),
  ).toContain('អ្ន|ក|ម៉ៅ|កា|រ\u200bអ|គ្គិ|ស|នី\u00a0ទូ|រ|ស័|ព្ទ');
});

it.each([
  ['Acme', 'Acme'],
  ['Book A Strategy Call', 'Book\u00a0A Strategy\u00a0Call'],
  ['A Consultation', 'A Consultation'],
  ['Plan it all with us', 'Plan\u00a0it\u00a0all with\u00a0us'],
  ['rendez-vous', 'rendez-vous'],
  ['無料相談を予約する', '無料\u2060相談\u2060を\u200b予約\u2060する'],
  ['東京配管サービス 株式会社', '東京\u2060配管\u2060サービス 株式会社'],
  // A space far from the middle is none to break at, where another word begins nearer to it.
  ['AI 無料相談を予約する', 'AI\u00a0無料\u2060相談\u200bを\u2060予約\u2060する'],
  ['นัดหมายปรึกษา', 'นัด\u2060หมาย\u200bปรึกษา'],
  // Signs end no line, and none begins the second.
  ['免费咨询，立即预约！', '免费\u2060咨询\u2060，\u200b立即\u2060预约\u2060！'],
  ['「無料」相談', '「\u2060無料\u2060」\u200b相談'],
  ['100%満足の相談', '100%\u2060満足\u200bの\u2060相談'],
  // Nor does a word break where an owner lets it elsewhere.
  ['Beratungs\u00adgespräch buchen', 'Beratungsgespräch buchen'],
])('"%s" breaks in its middle only', (words, halves) => {
  expect(inHalves(words)).toBe(halves);
});

it.each([
  ['Hale & Daughters Construction', 'HD'],
  ['گزارش ماهانه', 'گ\u200cم'],
  ['בנייה ושיפוצים', 'בו'],
  ['north-side roofing', 'NS'],
  ['"Quoted" (words)', 'QW'],
  ['24/7 Plumbing', '2P'],
  ['Éclair', 'É'],
  ['& –', ''],
])('the initials of %s are "%s"', (words, initials) => {
  expect(initialsOf(words)).toBe(initials);
});

describe('a picture', () => {
  it('waits until it comes near, in the best form that the browser knows', () => {
    render(<Picture picture={{ ...picture, alt: 'A roof' }} sizes="50vw" className="wide" />);
    expect(
      attributes('img', 'src', 'alt', 'loading', 'width', 'height', 'class', 'data-ground'),
    ).toEqual([['/p.jpg', 'A roof', 'lazy', '400', '300', 'wide', 'abc']]);
    expect(attributes('picture > source', 'type', 'srcset', 'sizes')).toEqual([
      ['image/avif', '/p.avif 400w', '50vw'],
    ]);
  });

  it('on the first screen does not wait, and is no cause for React to write a preload', () => {
    render(<Picture picture={{ ...picture, alt: '' }} sizes="50vw" eager />);
    expect(one('img').getAttribute('loading')).toBeNull();
    render(<Picture picture={{ ...picture, sources: [], alt: '' }} sizes="50vw" eager />);
    expect(one('picture > img').getAttribute('loading')).toBeNull();
    expect(all('link')).toEqual([]);
  });

  it('with one form alone needs nothing around it', () => {
    render(<Picture picture={{ ...picture, sources: [], alt: '' }} sizes="50vw" />);
    expect(all('picture')).toEqual([]);
    expect(one('img').getAttribute('loading')).toBe('lazy');
  });
});

describe('the first screen', () => {
  const hero = (
    changed: Partial<PageContent['pages']['home']['hero']>,
    content: Partial<PageContent> = {},
  ): void => {
    const { pages } = sample;
    render(
      <Hero
        {...sample}
        {...content}
        pages={{ ...pages, home: { ...pages.home, hero: { ...pages.home.hero, ...changed } } }}
      />,
    );
  };

  it('marks the last word of its headline, and the claim in its intro', () => {
    hero({ headline: 'Never miss a call', intro: 'We say {claim}, and more.', claim: 'all of it' });
    expect([one('h1').textContent, one('h1 span:last-child').textContent]).toEqual([
      'Never miss a call',
      'call',
    ]);
    expect([one('p + p').textContent, one('strong').textContent]).toEqual([
      'We say all of it, and more.',
      'all of it',
    ]);
    hero({ headline: 'Calls', intro: 'No claim.' });
    expect([one('h1 span:last-child').textContent, all('strong').length]).toEqual(['Calls', 0]);
  });

  it.each([
    [36, 150, false],
    [37, 151, true],
  ])(
    'is set smaller from %i letters in the headline and %i in the intro on: %s',
    (headline, intro, small) => {
      hero({
        headline: 'a call '
          .repeat(6)
          .slice(0, headline - 1)
          .padEnd(headline, 'x'),
        intro: 'x'.repeat(intro),
      });
      expect([one('h1').dataset['long'], one('p + p').dataset['long']]).toEqual(
        small ? ['', ''] : [undefined, undefined],
      );
    },
  );

  it.each([
    ['versprechen', false],
    ['dienstleisten', true],
    // As wide as more letters are.
    ['Schwimmbaum', true],
    ['state-of-the-art', false],
  ])('is set smaller for a word that would break in some window: %s', (word, small) => {
    hero({ headline: `We ${word} more` });
    expect(one('h1').dataset['long']).toBe(small ? '' : undefined);
    render(
      <PageHead heading={word} subtitle="">
        {null}
      </PageHead>,
    );
    expect(one('h1').dataset['long']).toBe(small ? '' : undefined);
  });

  it.each([
    ['both', {}, ['#demos', '#testimonials']],
    ['demos alone', { testimonials: [] }, ['#demos']],
    ['testimonials alone', { demos: [] }, ['#testimonials']],
    ['neither', { demos: [], testimonials: [] }, ['/samples/booking.html']],
  ])('leads to %s where there is that', (_, content, leads) => {
    hero({}, content);
    expect(hrefs('a')).toEqual(leads);
    expect(one('a').className).toContain('primary');
    for (const other of all('a ~ a')) expect(other.className).not.toContain('primary');
  });

  it('shows one picture, of the shape that its window has, first of all', () => {
    hero({
      picture: {
        wide: { ...picture, src: '/wide.jpg', whole: '' },
        narrow: { ...picture, src: '/narrow.jpg' },
        alt: 'A van',
      },
    });
    expect(attributes('img', 'src', 'alt', 'fetchpriority', 'data-whole', 'data-ground')).toEqual([
      ['/narrow.jpg', 'A van', 'high', '', 'abc'],
    ]);
    const wide = '(min-width: 768px)';
    expect(attributes('source', 'media', 'srcset', 'sizes', 'width')).toEqual([
      [wide, '/p.avif 400w', sizes.heroWide, '400'],
      [wide, '/wide.jpg', null, '400'],
      [null, '/p.avif 400w', sizes.heroNarrow, null],
    ]);
    hero({ picture: { wide: picture, narrow: { ...picture, whole: '' }, alt: 'A van' } });
    expect(one('img').dataset['whole']).toBe('');
  });

  it('is laid out for the picture, or for words alone', () => {
    const looks = (): (string | null)[] => [
      one('body > div').className.split(' ').at(-1) ?? '',
      one('body > div > div').getAttribute('class'),
      one('h1').getAttribute('class'),
    ];
    hero({ picture: { wide: picture, narrow: picture, alt: 'A van' } });
    expect(looks()).toEqual([
      expect.stringMatching(/_hero__/),
      null,
      expect.stringMatching(/_headline__/),
    ]);
    hero({ picture: undefined as never });
    expect(looks()).toEqual([
      expect.stringMatching(/_heroOfWords__/),
      expect.stringMatching(/_onlyWords__/),
      null,
    ]);
    expect(all('picture')).toEqual([]);
  });
});

describe('the demos', () => {
  const cards = (selector: string): string[] => all(`${selector} [data-card]`).map(({ id }) => id);

  it('stand below their agent, on the page of all with a heading of their own', () => {
    show({}, 'demos', 'all');
    const ids = sample.agents.flatMap(({ category }) =>
      sample.demos.filter((each) => each.category === category).map(({ id }) => id),
    );
    expect(cards('#demos')).toEqual(ids);
    expect(cards('#all')).toEqual(ids);
    expect(texts('#all h2')).toEqual(sample.agents.map(({ name }) => name));
    expect(texts('#demos h3')).toEqual(sample.agents.map(({ name }) => name));
    expect(hrefs('#demos a[href="/demos/"]')).toHaveLength(1);
  });

  it('are counted as the language writes numbers', () => {
    show(
      {
        agents: sample.agents.slice(0, 2),
        demos: [1, 2, 3].map((number) => ({ ...demo, id: `pa-${String(number)}` })),
      },
      'all',
    );
    expect(texts('#all [role=tab]')).toEqual([
      `${sample.pages.demos.allTab} ٣`,
      `${agent.name} ٣`,
      expect.stringMatching(/ ٠$/),
    ]);
  });

  it.each([
    [100, [100]],
    [101, [12, 12, 12, 12, 12, 12, 12, 12, 5]],
  ])('of %i cards stand in lists that can be passed over: %j', (length, lists) => {
    const demos = Array.from({ length }, (_, index) => ({ ...demo, id: `pa-${String(index)}` }));
    // One kind of agent has no tabs.
    for (const agents of [sample.agents.slice(0, 1), sample.agents.slice(0, 2)]) {
      show({ agents, demos }, 'all');
      expect(
        all('#all ul')
          .map(({ children }) => children.length)
          .filter((count) => count > 0),
      ).toEqual(lists);
      expect(cards('#all')).toEqual(demos.map(({ id }) => id));
    }
  });

  it('of the first four on the page of all are not waited for', () => {
    show({}, 'demos', 'all');
    expect(
      all('#all img')
        .map((image) => image.getAttribute('loading'))
        .indexOf('lazy'),
    ).toBe(4);
    expect(all('#all img:not([loading])')).toHaveLength(4);
    expect(all('#demos img:not([loading])')).toEqual([]);
  });

  it('of one agent need no tabs, and are wider where they are few', () => {
    const looks = [1, 2, 3, 4].map((length) => {
      show(
        {
          agents: [agent],
          demos: sample.demos
            .filter(({ category }) => category === agent.category)
            .slice(0, length)
            .map((each) => ({ ...each, thumbnail: { ...picture, alt: '' } })),
        },
        'demos',
        'all',
      );
      expect([
        all('[role=tab], select').length,
        cards('#demos').length,
        cards('#all').length,
      ]).toEqual([0, length, length]);
      expect(one(`#demos #${agent.id} h3`).textContent).toBe(agent.name);
      const few = ['#demos ul', '#all > div'].map(
        (grid) => /few_(\d)/.exec(one(grid).className)?.[1],
      );
      expect(few).toEqual(length < 4 ? [String(length), String(length)] : [undefined, undefined]);
      expect(one('#demos h3').className).toContain('onlyName');
      return [one('#demos source').getAttribute('sizes'), one('#all source').getAttribute('sizes')];
    });
    expect(looks).toEqual([
      ...[1, 2, 3].map(() => [sizes.demoFew, sizes.demoFew]),
      [sizes.demoHome, sizes.demoAll],
    ]);
    show({}, 'demos', 'all');
    expect(one('#demos h3').className).toContain('panelName');
    expect([one('#demos ul').className, one('#all ul').className].join(' ')).not.toContain('few_');
  });

  it('are no section where there are none', () => {
    show({ demos: [], agents: [] }, 'demos', 'all');
    expect(all('#demos')).toEqual([]);
  });

  it.each([
    ['follow-ups at once', ['follow-ups']],
    ['Calls back 24-7, and well-known', ['24-7,', 'well-known']],
    ['The "re-quote", it’s a follow-up’s (re-do)', ['"re-quote",', 'follow-up’s', '(re-do)']],
    ['Un devis d’avant-goût', ['d’avant-goût']],
    [
      'Le « après-vente » : 25 % à mi-chantier et plus'.replace(/ (?=[»:])|(?<=[«à]) /g, '\u00a0'),
      ['«\u00a0après-vente\u00a0»\u00a0:', 'mi-chantier'],
    ],
    ['e-mail/e-book, on-site—now, क्ष-णिक', ['e-mail', 'e-book,', 'on-site', 'क्ष-णिक']],
    ['a state-of-the-art thing', []],
    ['unforgettables-thing', []],
  ])('break "%s" at no short hyphen', (caption, kept) => {
    show({ demos: [{ ...demo, caption }], agents: [agent] }, 'demos', 'all');
    expect(one('#demos [data-card] a').textContent).toBe(caption);
    expect(texts('#demos [data-card] a span span span')).toEqual(kept);
  });

  it('say their caption once: in the picture or in the link', () => {
    show(
      { demos: [{ ...demo, thumbnail: { ...picture, alt: '' } }], agents: [agent] },
      'demos',
      'all',
    );
    expect(one('#demos [data-card] a').dataset['title']).toBeUndefined();
    show(
      { ...withoutPictures, agents: [agent], demos: withoutPictures.demos.slice(0, 1) },
      'demos',
      'all',
    );
    expect(one('#demos [data-card] a').dataset['title']).toBe(demo.caption);
    expect(one('#demos [data-card] a > span').textContent).toBe(initialsOf(demo.caption));
  });

  it('have their transcript on the page of all, and a link to it at home', () => {
    show({ demos: [{ ...demo, transcript: 'It rings.' }], agents: [agent] }, 'demos', 'all');
    expect(attributes('#demos [data-transcript-at]', 'href', 'aria-label')).toEqual([
      [`/demos/#${demo.id}`, `${sample.pages.video.transcriptLabel}: ${demo.caption}`],
    ]);
    expect(texts('#all [data-transcript]')).toEqual(['It rings.']);
    show({ demos: [{ ...demo, transcript: undefined }], agents: [agent] }, 'demos', 'all');
    expect(all('[data-transcript], [data-transcript-at]')).toEqual([]);
  });

  it('lead to their video, which the dialog plays', () => {
    show(
      {
        agents: [agent],
        demos: [
          {
            ...demo,
            video: { embedUrl: '/e', openUrl: '/o', sandbox: 'allow-scripts', ratio: '1' },
          },
        ],
      },
      'demos',
      'all',
    );
    const names = [
      'href',
      'data-opens',
      'data-fragment',
      'data-kind',
      'data-embed',
      'data-sandbox',
      'data-ratio',
    ];
    expect(attributes('#demos [data-card] a[data-opens]', ...names)).toEqual([
      ['/o', 'video', demo.id, 'demo', '/e', 'allow-scripts', '1'],
    ]);
    show(
      {
        agents: [agent],
        demos: [{ ...demo, video: { embedUrl: '/o', openUrl: '/o', sandbox: undefined } }],
      },
      'demos',
      'all',
    );
    expect(one('#demos [data-card] a[data-opens]').dataset['embed']).toBeUndefined();
  });
});

describe('the testimonials', () => {
  it.each([
    [4, sizes.portrait],
    [3, sizes.portrait],
    [2, sizes.portraitFew],
    [1, sizes.portraitFew],
  ])('of %i have pictures of the width %s', (length, width) => {
    show(
      {
        testimonials: Array.from({ length }, (_, index) => ({
          ...testimonial,
          id: `t-${String(index)}`,
          thumbnail: { ...picture, alt: '' },
        })),
      },
      'testimonials',
      'caseStudies',
    );
    expect(
      new Set(all('#testimonials source').map((source) => source.getAttribute('sizes'))),
    ).toEqual(new Set([width]));
  });

  it('stand on three grounds in turn', () => {
    show(
      {
        testimonials: Array.from({ length: 4 }, (_, index) => ({
          ...testimonial,
          id: `t-${String(index)}`,
        })),
      },
      'testimonials',
      'caseStudies',
    );
    const grounds = all('#testimonials [data-card] > div').map(({ className }) => className);
    expect([new Set(grounds).size, grounds[3]]).toEqual([3, grounds[0]]);
  });

  it('say who speaks, that it is a video, and that it is a sample for as long as it is', () => {
    show(
      {
        testimonials: [
          { ...testimonial, placeholder: true, transcript: 'I like it.' },
          { ...testimonial, id: 't-real', placeholder: false, transcript: undefined },
        ],
      },
      'testimonials',
      'caseStudies',
    );
    expect(texts('#testimonials a[data-opens]')[0]).toBe(
      `${testimonial.headline}${testimonial.name}, ${sample.words.videoMark}`,
    );
    expect(
      attributes('#testimonials a[data-opens]', 'data-kind', 'data-fragment', 'data-title')[0],
    ).toEqual(['testimonial', testimonial.id, testimonial.caption]);
    expect(
      all('#testimonials [data-card]').map((card) => [
        card.textContent.includes(sample.words.sampleStory),
        card.textContent.includes('I like it.'),
      ]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(
      all('#testimonials [data-card]').map(
        (card) => card.querySelectorAll('[data-transcript]').length,
      ),
    ).toEqual([1, 0]);
  });

  it('lead on to the case studies, where there are any, and are no section where there are none', () => {
    show({}, 'testimonials', 'caseStudies');
    expect(hrefs('#testimonials a.x, #testimonials > div > p > a')).toEqual(['#case-studies']);
    show({ caseStudies: [] }, 'testimonials', 'caseStudies');
    expect(hrefs('#testimonials > div > p > a')).toEqual([]);
    expect(all('#case-studies')).toEqual([]);
    show({ testimonials: [] }, 'testimonials', 'caseStudies');
    expect(all('#testimonials')).toEqual([]);
  });
});

describe('a case study', () => {
  it.each([
    ['4 h', null],
    ['12345', 'middle'],
    ['123456', 'middle'],
    ['1234567', 'long'],
    ['1.234 h', 'long'],
    ['12345678', 'long'],
    ['123456789', 'longest'],
    ['1234', null],
    ['四割', null],
    ['四割増', 'middle'],
    ['１００％', 'long'],
    ['約二十四時間', 'longest'],
    ['123456789012', 'longest'],
    ['+1.250.000,50 €', 'whole'],
  ])('sets %s so that it fits its tile: %s', (value, size) => {
    show({ caseStudies: [{ ...study, metrics: [{ label: 'Saved', value }] }] }, 'caseStudies');
    expect(attributes('#case-studies dd[class*=value]', 'data-size')).toEqual([[size]]);
  });

  it.each([
    ['he', '1 250 000 ₪', 'ltr'],
    ['he', '-5%', 'ltr'],
    ['he-IL', '3,5 min', 'ltr'],
    ['he', '18 שעות', null],
    ['ar', '٤٠٪', null],
    ['en', '-5%', null],
  ])('in %s turns no figure around: %s', (language, value, dir) => {
    show(
      {
        site: { ...sample.site, language },
        caseStudies: [{ ...study, metrics: [{ label: 'Saved', value }] }],
      },
      'caseStudies',
    );
    expect(attributes('#case-studies dd[class*=value]', 'dir')).toEqual([[dir]]);
  });

  it('has the logo of its client, or letters', () => {
    const plain = without(without(study, 'logoPicture'), 'logo');
    show(
      {
        caseStudies: [
          { ...plain, logo: 'ABC' },
          { ...plain, id: 'two', clientCompany: 'Hale & Daughters' },
          { ...plain, id: 'three', logoPicture: logo('client') },
        ],
      },
      'caseStudies',
    );
    expect(texts('#case-studies [aria-hidden=true][class*=sign]')).toEqual(['ABC', 'HD']);
    expect(
      attributes('#case-studies img[src="/client.png"]', 'width', 'height', 'alt', 'loading'),
    ).toEqual([['120', '40', '', 'lazy']]);
    expect(
      attributes(
        '#case-studies picture:has([src="/client.png"]) source',
        'type',
        'srcset',
        'sizes',
      ),
    ).toEqual([['image/webp', '/client.webp 200w', '120px']]);
  });

  it.each([
    ['We build.', '“We build.”'],
    ['“We build.”', '“We build.”'],
    ['"We build."', '“We build.”'],
    ['«\u00a0We build.\u00a0»', '“We build.”'],
    ['„We build.“', '“We build.”'],
    ['We “build”', '“We “build””'],
    ['“Yes”, and then: “no”', '““Yes”, and then: “no””'],
  ])('sets %s in one pair of quotation marks', (written, shown) => {
    show({ caseStudies: [{ ...study, quote: written }] }, 'caseStudies');
    expect(one('#case-studies blockquote').textContent).toBe(shown);
  });

  it('has its picture beside its headline, or the headline alone', () => {
    show(
      {
        caseStudies: [
          { ...study, picture: { ...picture, alt: 'A roof' } },
          { ...without(study, 'picture'), id: 'two' },
        ],
      },
      'caseStudies',
    );
    expect(
      all('#case-studies h3').map(
        (headline) => headline.parentElement?.parentElement?.className.includes('head') ?? false,
      ),
    ).toEqual([true, false]);
    expect(attributes('#case-studies picture source', 'sizes')).toEqual([[sizes.scene]]);
  });

  it('says whose words it quotes, and opens a booking dialog of its own', () => {
    show({ caseStudies: [study] }, 'caseStudies');
    expect(one('#case-studies').textContent).toContain(
      `${study.clientRole}, ${study.clientCompany}`,
    );
    expect(one('#case-studies blockquote').textContent).toContain(study.quote);
    expect(
      attributes('#case-studies a[data-opens]', 'data-opens', 'data-fragment', 'href'),
    ).toEqual([[`booking--${study.id}`, `book-${study.id}`, '/samples/booking.html']]);
  });
});

describe('a site without booking', () => {
  it('has its buttons write an e-mail', () => {
    const site = without(sample.site, 'booking');
    show({ site }, 'header', 'menu', 'footer');
    expect(all('[data-opens^=booking]')).toEqual([]);
    expect(
      hrefs('header a[href^=mailto], #menu a[href*=subject], footer a[href*=subject]'),
    ).toEqual(
      [1, 2, 3].map(
        () =>
          `mailto:${site.contact.email}?subject=${encodeURIComponent(sample.words.emailSubject)}`,
      ),
    );
  });
});

it('a dialog can have the focus, and no key brings it there; the button of the page opens that of the page', () => {
  show({}, 'header', 'menu', 'booking', 'video');
  expect(attributes('[role=dialog]', 'id', 'tabindex')).toEqual([
    ['menu', '-1'],
    ['booking', '-1'],
    ['video', '-1'],
  ]);
  expect(attributes('header a[data-opens^=booking]', 'data-opens', 'data-fragment')).toEqual([
    ['booking', 'book'],
  ]);
  expect(
    all('[role=dialog] > div + div > div:first-child').map(
      ({ className }) => className.split(' ').length,
    ),
  ).toEqual(all('[role=dialog]').map(({ id }) => (id === 'video' ? 2 : 1)));
  expect(one('#video [role=status] p + p').textContent).toContain(sample.pages.video.openLabel);
});

it('the bar is gauged by the words that stand in it', () => {
  show(
    {
      pages: {
        ...sample.pages,
        navigation: [
          { label: 'One', section: 'demos' },
          { label: 'Two', section: 'demos' },
        ],
      },
    },
    'header',
  );
  expect(all('[aria-hidden] [data-words]').map((each) => each.dataset['words'])).toEqual(
    expect.arrayContaining(['One', 'Two', inHalves(sample.pages.bookingLabel)]),
  );
});

describe('contact and navigation', () => {
  const phones = (): string[] =>
    ['header', '#menu', '#booking', 'footer'].filter(
      (place) => all(`${place} a[href^="tel:"]`).length > 0,
    );

  it('have the phone where there is one, not to be broken over two lines', () => {
    show({}, 'header', 'menu', 'booking', 'footer');
    expect(phones()).toEqual(['#menu', '#booking', 'footer']);
    expect(texts('footer a[href^="tel:"]')).toEqual(['+1\u00a0555\u00a0010\u00a00199']);
    show(
      { site: { ...sample.site, contact: { email: 'me@acme.example' } } },
      'header',
      'menu',
      'booking',
      'footer',
    );
    expect(phones()).toEqual([]);
    expect(hrefs('footer a[href^=mailto], #menu a[href^=mailto]')).toEqual([
      'mailto:me@acme.example',
      'mailto:me@acme.example',
    ]);
  });

  it('lead to sections of the home page from all pages', () => {
    const links = [
      { label: 'Demos', section: 'demos' },
      { label: 'Blog', address: 'https://blog.example/' },
    ];
    show(
      {
        pages: {
          ...sample.pages,
          navigation: links,
          menu: links,
          footerLinks: [{ label: 'Imprint', address: '/imprint/' }],
        },
      },
      'header',
      'menu',
      'booking',
      'footer',
    );
    expect(hrefs('header nav a')).toEqual(['#demos', 'https://blog.example/']);
    expect(hrefs('#menu nav a')).toEqual(['#demos', 'https://blog.example/']);
    expect(hrefs('footer nav a')).toEqual(['/#demos', 'https://blog.example/']);
    expect(hrefs('footer nav + div a')).toEqual(['/imprint/']);
    expect(hrefs('header a[data-opens=menu]')).toEqual(['#footer--navigation']);
    expect(one('footer').id).toBe('');
    render(<Footer {...sample} onHome pages={{ ...sample.pages, menu: links }} />);
    expect(hrefs('nav a')).toEqual(['#demos', 'https://blog.example/']);
  });

  it('without navigation leave no empty lists, and the menu button leads to the footer', () => {
    show(
      { pages: { ...sample.pages, navigation: [], menu: [], footerLinks: [] } },
      'header',
      'menu',
      'booking',
      'footer',
    );
    expect(all('nav')).toEqual([]);
    const lists = all('footer [class*=links]').length;
    show(
      {
        pages: {
          ...sample.pages,
          navigation: [],
          menu: [],
          footerLinks: [{ label: 'Imprint', address: '/imprint/' }],
        },
      },
      'footer',
    );
    expect(all('footer [class*=links]')).toHaveLength(lists + 1);
    expect(one('footer [class*=links]:has([href="/imprint/"])').className).toContain('notPrinted');
    show(
      { pages: { ...sample.pages, navigation: [], menu: [], footerLinks: [] } },
      'header',
      'menu',
      'booking',
      'footer',
    );
    expect(hrefs('header a[data-opens=menu]')).toEqual(['#footer--all']);
    expect(one('footer').id).toBe('footer--all');
  });

  it('name the business in full where that is said', () => {
    show(
      { site: { ...sample.site, legalName: 'Acme Builders Ltd' } },
      'header',
      'menu',
      'booking',
      'footer',
    );
    expect(one('footer').textContent).toContain('Acme Builders Ltd');
    const before = all('footer p').length;
    show({ site: without(sample.site, 'legalName') }, 'header', 'menu', 'booking', 'footer');
    expect(all('footer p')).toHaveLength(before - 1);
  });
});

describe('films', () => {
  const film: PageFilm = {
    src: '/f.mp4',
    own: true,
    origins: [],
    width: 360,
    height: 640,
    silent: true,
    tracks: [
      { src: '/f.vtt', kind: 'captions', language: 'en', label: 'English' },
      { src: '/f.es.vtt', kind: 'subtitles', language: 'es', label: 'Español' },
    ],
  };

  it('of this site are told to the dialog, with the colours that they go on in', () => {
    const card = (id: string, own?: Partial<PageFilm>) => ({
      id,
      video: {
        embedUrl: '/e',
        openUrl: '/o',
        sandbox: undefined,
        ...(own === undefined ? {} : { film: { ...film, ...own } }),
      },
    });
    const films = (...cards: ReturnType<typeof card>[]): string | undefined => {
      render(<VideoDialog words={sample.pages.video} labels={sample.words} cards={cards} />);
      return one('[data-part=player]').dataset['films'];
    };
    expect(films(card('a', {}), card('b'), card('c', { own: false }), card('d', {}))).toBe(
      'a /f.mp4 transparent transparent d /f.mp4 #111 #222',
    );
    expect(films(card('b'))).toBeUndefined();
    expect(one('[data-part=player]').dataset['allow']?.split('; ')).toContain('fullscreen');
  });

  it('have a page with their captions, their transcript, and the way back', () => {
    const watch = (changed: Partial<PageFilm>, transcript?: string): void =>
      render(
        <Watch
          {...sample}
          film={{ ...film, ...changed }}
          caption="Calls"
          transcript={transcript}
          cardAt="/demos/#pa-1"
        />,
      );
    watch({ poster: '/f.jpg' }, 'It rings.');
    expect(
      attributes(
        'video',
        'src',
        'poster',
        'preload',
        'width',
        'height',
        'aria-label',
        'data-by',
        'controls',
        'playsinline',
      ),
    ).toEqual([['/f.mp4', '/f.jpg', 'none', '360', '640', 'Calls', 'Plumbline', '', '']]);
    expect(attributes('track', 'kind', 'srclang', 'label', 'src', 'default')).toEqual([
      ['captions', 'en', 'English', '/f.vtt', ''],
      ['subtitles', 'es', 'Español', '/f.es.vtt', null],
    ]);
    expect(
      document.getElementById(one('section').getAttribute('aria-labelledby') ?? '')?.textContent,
    ).toBe(sample.pages.video.transcriptLabel);
    expect([one('section p').textContent, one('h1').textContent, hrefs('main > a')]).toEqual([
      'It rings.',
      'Calls',
      ['/demos/#pa-1'],
    ]);
    expect(one('main > a').textContent).toContain('Plumbline');
    expect(all('[class=""]')).toEqual([]);
    watch({});
    expect([one('video').getAttribute('preload'), all('section').length]).toEqual(['metadata', 0]);
    // A film with words of its own is heard.
    for (const silent of [true, false]) {
      watch({ silent });
      expect(one('video').hasAttribute('muted'), `silent: ${String(silent)}`).toBe(silent);
    }
  });
});

it('the booking dialog has what its script reads, and addresses of its own pages where it has them', () => {
  show({}, 'booking');
  expect(attributes('#booking', 'data-frame', 'data-script', 'data-forward')).toEqual([
    [
      '/samples/booking.html',
      '/samples/form-embed.js',
      sample.site.booking?.forwardParameters.join(' ') ?? '',
    ],
  ]);
  const { booking } = sample.site;
  if (booking === undefined) throw new Error('The sample can be booked.');
  show({ site: { ...sample.site, booking: { ...booking, scriptUrl: null } } }, 'booking');
  expect(one('#booking').dataset['script']).toBeUndefined();
  expect(attributes('#booking [data-when]', 'data-when')).toEqual([['loading'], ['slow']]);
});
