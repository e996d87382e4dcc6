import { describe, expect, test } from 'vitest';
import { readBookingMessage } from '../../site/embeds/booking-messages.ts';
import { resolveBooking, type Booking } from '../../site/embeds/booking.ts';

const leadConnectorScript = 'https://link.msgsndr.com/js/form_embed.js';
const leadConnector = 'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg';

const same = (provider: string, url: string, scriptUrl: string | null = null): Booking => ({ provider, frameUrl: url, scriptUrl, openUrl: url });

const accepted: [pasted: string, script: string | undefined, booking: Booking][] = [
  [leadConnector, undefined, same('leadconnector', leadConnector, leadConnectorScript)],
  [`${leadConnector}?first_name=Ann`, undefined, same('leadconnector', `${leadConnector}?first_name=Ann`, leadConnectorScript)],
  ['https://api.leadconnectorhq.com/widget/bookings/acme/strategy-call', undefined, same('leadconnector', 'https://api.leadconnectorhq.com/widget/bookings/acme/strategy-call', leadConnectorScript)],
  ['https://api.leadconnectorhq.com/widget/form/fb9X2abc', undefined, same('leadconnector', 'https://api.leadconnectorhq.com/widget/form/fb9X2abc', leadConnectorScript)],
  ['https://api.leadconnectorhq.com/widget/survey/fb9X2abc', undefined, same('leadconnector', 'https://api.leadconnectorhq.com/widget/survey/fb9X2abc', leadConnectorScript)],
  ['https://book.acme-plumbing.example/widget/booking/aCIv7rUnCGrysobt6Mlg', undefined, same('leadconnector', 'https://book.acme-plumbing.example/widget/booking/aCIv7rUnCGrysobt6Mlg', leadConnectorScript)],
  [leadConnector, 'https://link.acme-plumbing.example/js/form_embed.js', same('leadconnector', leadConnector, 'https://link.acme-plumbing.example/js/form_embed.js')],

  ['https://calendly.com/ann/intro', undefined, { provider: 'calendly', frameUrl: 'https://calendly.com/ann/intro?embed_type=Inline&embed_domain=1', scriptUrl: null, openUrl: 'https://calendly.com/ann/intro' }],
  ['https://www.calendly.com/d/abc-def/intro?month=2026-06', undefined, { provider: 'calendly', frameUrl: 'https://calendly.com/d/abc-def/intro?month=2026-06&embed_type=Inline&embed_domain=1', scriptUrl: null, openUrl: 'https://calendly.com/d/abc-def/intro?month=2026-06' }],

  ['https://cal.com/ann/intro', undefined, { provider: 'cal', frameUrl: 'https://cal.com/ann/intro/embed?embedType=inline', scriptUrl: null, openUrl: 'https://cal.com/ann/intro' }],
  ['https://cal.com/ann/intro/embed?theme=light', undefined, { provider: 'cal', frameUrl: 'https://cal.com/ann/intro/embed?theme=light&embedType=inline', scriptUrl: null, openUrl: 'https://cal.com/ann/intro?theme=light' }],
  ['https://acme.cal.com/team/ann/intro/', undefined, { provider: 'cal', frameUrl: 'https://acme.cal.com/team/ann/intro/embed?embedType=inline', scriptUrl: null, openUrl: 'https://acme.cal.com/team/ann/intro' }],

  ['https://meetings.hubspot.com/ann', undefined, { provider: 'hubspot', frameUrl: 'https://meetings.hubspot.com/ann?embed=true', scriptUrl: null, openUrl: 'https://meetings.hubspot.com/ann' }],
  ['https://meetings-eu1.hubspot.com/ann/intro?embed=true&uuid=1', undefined, { provider: 'hubspot', frameUrl: 'https://meetings-eu1.hubspot.com/ann/intro?uuid=1&embed=true', scriptUrl: null, openUrl: 'https://meetings-eu1.hubspot.com/ann/intro?uuid=1' }],

  ['https://book.example.com/form?x=1', undefined, same('page', 'https://book.example.com/form?x=1')],
  ['https://book.example.com/form', 'https://book.example.com/embed.js?v=2', same('page', 'https://book.example.com/form', 'https://book.example.com/embed.js?v=2')],
  ['http://localhost:8080/booking', 'http://localhost:8080/form-embed.js', same('page', 'http://localhost:8080/booking', 'http://localhost:8080/form-embed.js')],
  ['/samples/booking.html', undefined, same('own', '/samples/booking.html')],
  ['/samples/booking.html', '/samples/form-embed.js', same('own', '/samples/booking.html', '/samples/form-embed.js')],
];

test.each(accepted)('%s with script %s', (pasted, script, booking) => {
  expect(resolveBooking(pasted, script)).toEqual(booking);
});

const rejected: [pasted: string, script: string | undefined, problem: string, example: string][] = [
  ['', undefined, 'must not be empty', 'https://api.leadconnectorhq.com/widget/booking/'],
  ['http://calendly.com/ann/intro', undefined, 'must begin with https://', 'https://calendly.com/ann/intro'],
  ['calendly.com/ann/intro', undefined, 'must begin with https://', 'https://calendly.com/ann/intro'],
  ['javascript:alert(1)', undefined, 'must begin with https://', 'https://calendly.com/'],
  ['tel:+15550100199', undefined, 'must begin with https://', 'https://calendly.com/'],
  ['//cal.com/ann', undefined, 'must begin with https://', 'https://cal.com/ann'],
  [`<iframe src="${leadConnector}"></iframe>`, undefined, 'not embed code', leadConnector],
  ['https://api.leadconnectorhq.com/', undefined, 'one booking page on LeadConnector', 'https://api.leadconnectorhq.com/widget/booking/'],
  ['https://link.msgsndr.com/js/form_embed.js', undefined, 'one booking page on LeadConnector', 'https://api.leadconnectorhq.com/widget/booking/'],
  ['https://api.leadconnectorhq.com/widget/booking/', undefined, 'one booking page on LeadConnector', 'https://api.leadconnectorhq.com/widget/booking/'],
  ['https://calendly.com/', undefined, 'one booking page on Calendly', 'https://calendly.com/your-name/strategy-call'],
  ['https://calendly.com/app/scheduled_events', undefined, 'one booking page on Calendly', 'https://calendly.com/your-name/strategy-call'],
  ['https://cal.com', undefined, 'one booking page on Cal.com', 'https://cal.com/your-name/strategy-call'],
  ['https://app.cal.com/event-types', undefined, 'one booking page on Cal.com', 'https://cal.com/your-name/strategy-call'],
  ['https://meetings.hubspot.com/', undefined, 'one booking page on HubSpot', 'https://meetings.hubspot.com/your-name/strategy-call'],
  ['https://calendar.app.google/abcdef', undefined, 'short link', 'https://calendar.google.com/calendar/appointments/schedules/'],
  ['https://book.example.com/embed.js', undefined, 'not a script', 'https://calendly.com/'],
  [leadConnector, leadConnector, 'must end with .js', leadConnectorScript],
  [leadConnector, 'http://example.com/embed.js', 'must begin with https://', 'https://example.com/embed.js'],
  [leadConnector, '<script src="https://example.com/embed.js"></script>', 'not embed code', 'https://example.com/embed.js'],
];

test.each(rejected)('rejects %s with script %s', (pasted, script, problem, example) => {
  expect(() => resolveBooking(pasted, script)).toThrow(problem);
  expect(() => resolveBooking(pasted, script)).toThrow(example);
});

describe('messages of booking frames', () => {
  const complete = { type: 'complete' };
  const height = (pixels: number) => ({ type: 'height', height: pixels });
  const understood: [provider: string, message: unknown, meaning: unknown][] = [
    ['iframe-resizer', '[iFrameSizer]booking:812:600:init', height(812)],
    ['iframe-resizer', '[iFrameSizer]booking_1:812.4:600:resize:more', height(813)],
    ['LeadConnector', ['msgsndr-booking-complete', { calendarId: 'x', fingerprint: 'y' }], complete],
    ['LeadConnector', { type: 'booking-app', height: 900 }, height(900)],
    ['Calendly', { event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } }, complete],
    ['Calendly', { event: 'calendly.page_height', payload: { height: '1040px' } }, height(1040)],
    ['Cal.com', { originator: 'CAL', type: 'bookingSuccessful', namespace: '', data: {} }, complete],
    ['Cal.com', { originator: 'CAL', type: 'bookingSuccessfulV2', fullType: 'CAL::bookingSuccessfulV2', data: {} }, complete],
    ['Cal.com', { originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: 700, iframeWidth: 600 } }, height(700)],
    ['Cal.com', { originator: 'CAL', type: '__iframeReady', data: {} }, { type: 'ready', answer: { originator: 'CAL', method: 'parentKnowsIframeReady' } }],
    ['HubSpot', { meetingBookSucceeded: true, meetingsPayload: {} }, complete],
    ['the least height', { type: 'booking-app', height: 200 }, height(200)],
    ['the greatest height', { type: 'booking-app', height: 6000 }, height(6000)],
  ];
  test.each(understood)('%s: %j', (_provider, message, meaning) => {
    expect(readBookingMessage(message)).toEqual(meaning);
  });

  const ignored: unknown[] = [
    null, undefined, 0, 900, true, '', [], {},
    'msgsndr-booking-complete', ['msgsndr-booking-started'], [['msgsndr-booking-complete']], { 0: 'msgsndr-booking-complete' },
    '[iFrameSizer]', '[iFrameSizer]booking', '[iFrameSizer]booking:NaN:600:init', '[iFrameSizer]booking:-900:600:init', '[iFrameSizer]booking:1e9:600:init',
    '[iFrameSizerChild]Ready', 'x[iFrameSizer]booking:812:600:init', '[iFrameSizer]booking:12:600:init',
    { type: 'booking-app' }, { type: 'booking-app', height: NaN }, { type: 'booking-app', height: Infinity }, { type: 'booking-app', height: 199 }, { type: 'booking-app', height: 6001 },
    { type: 'booking-app', height: -900 }, { type: 'booking-app', height: {} }, { type: 'booking-app', height: [900] }, { type: 'other', height: 900 },
    { event: 'calendly.page_height' }, { event: 'calendly.page_height', payload: null }, { event: 'calendly.page_height', payload: '900px' }, { event: 'calendly.event_type_viewed' },
    { originator: 'CAL' }, { originator: 'CAL', type: '__dimensionChanged' }, { type: 'bookingSuccessful' }, { originator: 'CAL', event: 'calendly.event_scheduled' },
    { meetingBookSucceeded: 'yes' }, { meetingBookSucceeded: false },
  ];
  test.each(ignored.map((message) => [message]))('ignores %j', (message) => {
    expect(readBookingMessage(message)).toBeNull();
  });
});
