import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyOf, listNames, lists } from '../../content/schema/lists.ts';
import { framed } from '../../site/generator/pages/page-content.ts';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { project, sample } from '../support/builds.ts';

const { content, placeholders } = await loadContent(join(project, sample), {
  staticDirectory: join(project, 'static'),
});
const { site, pages, agents, demos, testimonials, caseStudies } = content;

/** Words of a text; what search engines and readers count. */
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the sample', () => {
  test('should have the navigation of the specification', () => {
    expect(pages.navigation).toEqual([
      { label: 'Home', section: 'top' },
      { label: 'Demos', section: 'demos' },
      { label: 'Testimonials', section: 'testimonials' },
      { label: 'Case Studies', section: 'case-studies' },
    ]);
    expect(pages.bookingLabel).toBe('Book A Strategy Call');
  });

  test('should have the home page of the specification', () => {
    const {
      hero,
      demos: demosSection,
      testimonials: testimonialsSection,
      caseStudies: caseStudiesSection,
    } = pages.home;
    expect(hero).toMatchObject({
      headline: 'Proof Over Promises',
      tagline: 'Explore Our AI in the Real World',
      demosLabel: 'Watch Our Demos',
      testimonialsLabel: 'See Our Testimonials',
    });
    expect(hero.intro.replace('{claim}', hero.claim)).toBe(
      'Businesses save 18+ hours every week by cutting admin and wasted time.',
    );
    for (const word of [
      'Before',
      'after',
      'stressed construction worker',
      'happy',
      '18+ hours saved',
    ])
      expect(hero.image?.alt).toContain(word);
    expect(demosSection.heading).toBe('See Our Agents In Action');
    expect(testimonialsSection).toEqual({
      heading: 'Trusted by Businesses Like You',
      subtitle: 'See how business owners cut 18+ hours of admin work every week.',
      caseStudiesLabel: 'Read Case Studies',
    });
    expect(caseStudiesSection).toEqual({
      heading: 'Real Results From Our Clients',
      beforeLabel: 'Before',
      afterLabel: 'After',
      numbersHeading: "The Numbers Don't Lie",
      bookingLabel: 'BOOK A STRATEGY CALL',
    });
  });

  test('should have the other pages and dialogs of the specification', () => {
    expect(pages.demos).toMatchObject({
      heading: 'All Demos',
      subtitle: 'Explore all our AI assistant demonstrations',
      allTab: 'All Demos',
      backLabel: 'Back to Home',
    });
    expect(pages.notFound).toMatchObject({
      code: '404',
      heading: 'Oops! Page not found',
      homeLabel: 'Return to Home',
    });
    expect(pages.booking).toMatchObject({
      title: 'Book A Strategy Call',
      description: 'Schedule your strategy consultation',
      frameTitle: 'Booking Form',
      openLabel: 'Open the booking page',
    });
    expect(pages.video).toMatchObject({
      openLabel: 'Open the video in a new tab',
      copyLabel: 'Copy link',
    });
  });

  test('should have the agents of the specification', () => {
    expect(agents.map(({ id, name, category }) => [id, name, category])).toEqual([
      ['personal', 'Personal Assistant', 'Personal Assistant'],
      ['receptionist', 'AI Receptionist', 'AI Receptionist'],
      ['inbox', 'Inbox Assistant', 'Inbox Assistant'],
    ]);
  });

  test('should have the 14 demos of the specification', () => {
    expect(demos.map(({ id, category, caption }) => [id, category, caption])).toEqual([
      ['pa-1', 'Personal Assistant', 'Sending Emails'],
      ['pa-2', 'Personal Assistant', 'Getting Emails'],
      ['pa-3', 'Personal Assistant', 'Checking Availability'],
      ['pa-4', 'Personal Assistant', 'Creating Time Blocks'],
      ['pa-5', 'Personal Assistant', 'Rescheduling Time Blocks'],
      ['pa-6', 'Personal Assistant', 'Generating Cost Report'],
      ['pa-7', 'Personal Assistant', 'Reading PDF → Writing to Database'],
      ['pa-8', 'Personal Assistant', 'Reading Database Info'],
      ['pa-9', 'Personal Assistant', 'Email Labeler'],
      ['pa-10', 'Personal Assistant', 'CRM/Trello Update on Email Received + Label'],
      ['pa-11', 'Personal Assistant', 'Clarifying Questions (Meetings with Attendees)'],
      ['pa-12', 'Personal Assistant', 'Canceling Events'],
      ['ar-1', 'AI Receptionist', 'Answers every call — books jobs instantly.'],
      ['ia-1', 'Inbox Assistant', 'Sends automatic follow-ups to customers.'],
    ]);
    expect(new Set(demos.map(({ thumbnail }) => thumbnail?.src)).size).toBe(14);
    expect(
      demos.map(({ id, videoUrl, captions, thumbnail }) => [
        framed(videoUrl, id).embedUrl,
        captions,
        thumbnail?.src,
        thumbnail?.alt,
        id,
      ]),
    ).toEqual(
      demos.map(({ id }) => [
        `/watch/${id}/`,
        [{ src: 'videos/pa-1.vtt', kind: 'captions' }],
        `demos/${id}.svg`,
        '',
        id,
      ]),
    );
  });

  test('should have a short transcript for each video', () => {
    for (const { id, transcript = '' } of [...demos, ...testimonials]) {
      expect(wordsIn(transcript), id).toBeGreaterThanOrEqual(30);
      expect(wordsIn(transcript), id).toBeLessThanOrEqual(60);
    }
  });

  test('should have the three testimonials of the specification', () => {
    expect(
      testimonials.map(({ id, role, videoUrl }) => [id, role, framed(videoUrl, id).embedUrl]),
    ).toEqual([
      ['t-1', 'Carpenter', '/watch/t-1/'],
      ['t-2', 'Non-profit founder', '/watch/t-2/'],
      ['t-3', 'Plumber', '/watch/t-3/'],
    ]);
    expect(testimonials[1]?.caption).toContain('18 hours per week');
    expect(testimonials[2]?.headline).toBe('Stopped losing jobs overnight');
    expect(testimonials.every(({ thumbnail }) => (thumbnail?.alt ?? '') !== '')).toBe(true);
  });

  test('should have the five case studies of the specification', () => {
    expect(
      caseStudies.map(({ sector, headline, metrics }) => [
        sector,
        headline,
        metrics.map(({ value }) => value),
      ]),
    ).toEqual([
      ['Construction', '40% more bookings', ['40%', '24h', '65%', '100%']],
      ['Plumbing', 'Saved 18+ hours weekly', ['18h', '0', '95%', '35%']],
      ['HR', 'Smarter hiring', ['60%', '50%', '4x', '100%']],
      ['Media', 'Protecting brands', ['3,000+', '90%', '24/7', '100%']],
      ['Trading education', '$0 to $10M in 2 years', ['90%', '70%', '15h', '$0 → $10M']],
    ]);
    const labels = caseStudies
      .flatMap(({ metrics }) => metrics.map(({ label }) => label))
      .join('; ');
    for (const given of [
      'bookings',
      'quote turnaround',
      'lead conversion',
      'follow-up',
      'missed appointments',
      'satisfaction',
      'revenue',
      'fraudulent accounts',
      'fewer refunds',
      'AI-handled tickets',
      'saved',
    ])
      expect(labels).toContain(given);
  });

  test('should have the business of the specification', () => {
    expect(site).toMatchObject({
      name: 'Plumbline',
      url: 'https://plumbline.example/',
      contact: { phone: '+1 555 010 0199', email: 'hello@plumbline.example' },
    });
    expect(site.booking).toMatchObject({
      frameUrl: '/samples/booking.html',
      scriptUrl: '/samples/form-embed.js',
    });
    expect(site.booking?.forwardParameters).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
      'gclid',
      'fbclid',
      'msclkid',
    ]);
  });

  test('should mark all of its content as samples', () => {
    expect(placeholders.map(({ file }) => file)).toEqual(
      [
        'site',
        ...listNames
          .filter((name) => lists[name].section)
          .flatMap((name) => content[keyOf(name)].map(() => name)),
      ].map((name) => `${sample}/${name}.yaml`),
    );
  });
});
