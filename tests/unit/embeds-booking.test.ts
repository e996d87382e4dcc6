import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBookingMessage } from '../../site/embeds/booking-messages.ts';
import { resolveBooking } from '../../site/embeds/booking.ts';

interface Block {
  provider: string;
  frame: string;
  open?: string;
  script?: string;
  forms: string[];
  likewise?: string[];
  refused?: string[];
}
const blocks = parse(
  readFileSync(new URL('./booking-urls.yaml', import.meta.url), 'utf8'),
) as readonly Block[];

const accepted = blocks.flatMap(({ provider, frame, open = frame, script = null, ...block }) => [
  ...block.forms.map((form) => [form, { provider, frame, open, script }] as const),
  ...(block.likewise ?? []).map(
    (form) => [form, { provider, frame: form, open: form, script }] as const,
  ),
]);

test.each(accepted)('%s should be framed', (form, { provider, frame, open, script }) => {
  const booking = { provider, frameUrl: frame, scriptUrl: script, openUrl: open };
  expect(resolveBooking(form)).toEqual(booking);
  expect(resolveBooking(frame).frameUrl).toBe(frame);
  expect(resolveBooking(open).openUrl).toBe(open);
});

test.each(blocks.flatMap(({ refused = [] }) => refused))('%s should be refused', (form) => {
  expect(() => resolveBooking(form)).toThrow(/^(must|only) .*: .*A right URL looks like /);
});

const script = (pasted: string) => resolveBooking('/samples/booking.html', pasted).scriptUrl;

test.each([
  ['/samples/form-embed.mjs?v=2', '/samples/form-embed.mjs?v=2'],
  ['book.example.com/embed.js?v=2', 'https://book.example.com/embed.js?v=2'],
  ['<script src="//book.example.com/embed.js"></script>', 'https://book.example.com/embed.js'],
  ['<script>go()</script><script src=" /a.js "></script>', '/a.js'],
])('the script %s should be loaded', (pasted, url) => {
  expect(script(pasted)).toBe(url);
});

test.each(['/samples/embed.html?as=.js', '<iframe src="https://book.example.com/form"></iframe>'])(
  'the script %s should be refused',
  (pasted) => {
    expect(() => script(pasted)).toThrow('must end with .js: the site loads a script');
  },
);

const complete = { type: 'complete' };
const height = (pixels: number) => ({ type: 'height', height: pixels });

test.each<[string, unknown, unknown]>([
  ['iframe-resizer', '[iFrameSizer]booking_1:812.4:600:resize:more', height(813)],
  ['LeadConnector', ['msgsndr-booking-complete', { calendarId: 'x' }], complete],
  ['LeadConnector', { type: 'booking-app', height: 900 }, height(900)],
  ['Calendly', { event: 'calendly.event_scheduled', payload: {} }, complete],
  ['Calendly', { event: 'calendly.page_height', payload: { height: '1040px' } }, height(1040)],
  ['Cal.com', { originator: 'CAL', type: 'bookingSuccessful' }, complete],
  ['Cal.com', { originator: 'CAL', type: 'bookingSuccessfulV2' }, complete],
  [
    'Cal.com',
    { originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: 700 } },
    height(700),
  ],
  [
    'Cal.com',
    { originator: 'CAL', type: '__iframeReady', data: {} },
    { type: 'ready', answer: { originator: 'CAL', method: 'parentKnowsIframeReady' } },
  ],
  ['HubSpot', { meetingBookSucceeded: true }, complete],
  ['the least height', { type: 'booking-app', height: 200 }, height(200)],
  ['the greatest height', { type: 'booking-app', height: 6000 }, height(6000)],
])('%s: %j should be understood', (_provider, message, meaning) => {
  expect(readBookingMessage(message)).toEqual(meaning);
});

test.each<[unknown]>([
  [null],
  [900],
  [''],
  [{}],
  ['msgsndr-booking-complete'],
  [[['msgsndr-booking-complete']]],
  [{ 0: 'msgsndr-booking-complete' }],
  ['[iFrameSizer]booking:NaN:600:init'],
  ['x[iFrameSizer]booking:812:600:init'],
  [{ type: 'booking-app', height: Infinity }],
  [{ type: 'booking-app', height: 199 }],
  [{ type: 'booking-app', height: 6001 }],
  [{ type: 'booking-app', height: [900] }],
  [{ type: 'other', height: 900 }],
  [{ event: 'calendly.page_height', payload: '900px' }],
  [{ originator: 'CAL', type: '__dimensionChanged' }],
  [{ originator: 'CAL', event: 'calendly.event_scheduled' }],
  [{ type: 'bookingSuccessful' }],
  [{ meetingBookSucceeded: 'yes' }],
])('%j should be ignored', (message) => {
  expect(readBookingMessage(message)).toBeNull();
});
