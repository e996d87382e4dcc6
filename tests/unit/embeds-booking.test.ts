import { describe, expect, test } from 'vitest';
import { readBookingMessage } from '../../site/embeds/booking-messages.ts';
import { resolveBooking, type Booking } from '../../site/embeds/booking.ts';

const leadConnectorScript = 'https://link.msgsndr.com/js/form_embed.js';
const leadConnector = 'https://api.leadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg';

const same = (provider: string, url: string, scriptUrl: string | null = null): Booking => ({
  provider,
  frameUrl: url,
  scriptUrl,
  openUrl: url,
});

const google: Booking = {
  provider: 'google',
  frameUrl:
    'https://calendar.google.com/calendar/appointments/schedules/AcZssZ2J4Zlqx74R4VNrX?gv=true',
  scriptUrl: null,
  openUrl: 'https://calendar.google.com/calendar/appointments/schedules/AcZssZ2J4Zlqx74R4VNrX',
};
const zoho: Booking = {
  provider: 'zoho',
  frameUrl: 'https://acme.zohobookings.com/portal-embed#/4754457000000044006',
  scriptUrl: null,
  openUrl: 'https://acme.zohobookings.com/#/4754457000000044006',
};

const accepted: [pasted: string, script: string | undefined, booking: Booking][] = [
  [leadConnector, undefined, same('leadconnector', leadConnector, leadConnectorScript)],
  [
    `${leadConnector}?first_name=Ann`,
    undefined,
    same('leadconnector', `${leadConnector}?first_name=Ann`, leadConnectorScript),
  ],
  [
    'https://api.leadconnectorhq.com/widget/bookings/acme/strategy-call',
    undefined,
    same(
      'leadconnector',
      'https://api.leadconnectorhq.com/widget/bookings/acme/strategy-call',
      leadConnectorScript,
    ),
  ],
  [
    'https://api.leadconnectorhq.com/widget/form/fb9X2abc',
    undefined,
    same(
      'leadconnector',
      'https://api.leadconnectorhq.com/widget/form/fb9X2abc',
      leadConnectorScript,
    ),
  ],
  [
    'https://api.leadconnectorhq.com/widget/survey/fb9X2abc',
    undefined,
    same(
      'leadconnector',
      'https://api.leadconnectorhq.com/widget/survey/fb9X2abc',
      leadConnectorScript,
    ),
  ],
  [
    'https://book.acme-plumbing.example/widget/booking/aCIv7rUnCGrysobt6Mlg',
    undefined,
    same(
      'leadconnector',
      'https://book.acme-plumbing.example/widget/booking/aCIv7rUnCGrysobt6Mlg',
      leadConnectorScript,
    ),
  ],
  [
    leadConnector,
    'https://link.acme-plumbing.example/js/form_embed.js',
    same('leadconnector', leadConnector, 'https://link.acme-plumbing.example/js/form_embed.js'),
  ],

  [
    'https://calendly.com/ann/intro',
    undefined,
    {
      provider: 'calendly',
      frameUrl: 'https://calendly.com/ann/intro?embed_type=Inline&embed_domain=1',
      scriptUrl: null,
      openUrl: 'https://calendly.com/ann/intro',
    },
  ],
  [
    'https://www.calendly.com/d/abc-def/intro?month=2026-06',
    undefined,
    {
      provider: 'calendly',
      frameUrl:
        'https://calendly.com/d/abc-def/intro?month=2026-06&embed_type=Inline&embed_domain=1',
      scriptUrl: null,
      openUrl: 'https://calendly.com/d/abc-def/intro?month=2026-06',
    },
  ],

  [
    'https://cal.com/ann/intro',
    undefined,
    {
      provider: 'cal',
      frameUrl: 'https://cal.com/ann/intro/embed?embedType=inline',
      scriptUrl: null,
      openUrl: 'https://cal.com/ann/intro',
    },
  ],
  [
    'https://cal.com/ann/intro/embed?theme=light',
    undefined,
    {
      provider: 'cal',
      frameUrl: 'https://cal.com/ann/intro/embed?theme=light&embedType=inline',
      scriptUrl: null,
      openUrl: 'https://cal.com/ann/intro?theme=light',
    },
  ],
  [
    'https://acme.cal.com/team/ann/intro/',
    undefined,
    {
      provider: 'cal',
      frameUrl: 'https://acme.cal.com/team/ann/intro/embed?embedType=inline',
      scriptUrl: null,
      openUrl: 'https://acme.cal.com/team/ann/intro',
    },
  ],

  [
    'https://meetings.hubspot.com/ann',
    undefined,
    {
      provider: 'hubspot',
      frameUrl: 'https://meetings.hubspot.com/ann?embed=true',
      scriptUrl: null,
      openUrl: 'https://meetings.hubspot.com/ann',
    },
  ],
  [
    'https://meetings-eu1.hubspot.com/ann/intro?embed=true&uuid=1',
    undefined,
    {
      provider: 'hubspot',
      frameUrl: 'https://meetings-eu1.hubspot.com/ann/intro?uuid=1&embed=true',
      scriptUrl: null,
      openUrl: 'https://meetings-eu1.hubspot.com/ann/intro?uuid=1',
    },
  ],

  [
    'https://www.cal.com/ann',
    undefined,
    {
      provider: 'cal',
      frameUrl: 'https://www.cal.com/ann/embed?embedType=inline',
      scriptUrl: null,
      openUrl: 'https://www.cal.com/ann',
    },
  ],
  [
    'https://cal.eu/ann/intro',
    undefined,
    {
      provider: 'cal',
      frameUrl: 'https://cal.eu/ann/intro/embed?embedType=inline',
      scriptUrl: null,
      openUrl: 'https://cal.eu/ann/intro',
    },
  ],
  [
    'https://cal.acme.example/ann/intro/embed?embedType=inline&theme=dark',
    undefined,
    {
      provider: 'cal',
      frameUrl: 'https://cal.acme.example/ann/intro/embed?embedType=inline&theme=dark',
      scriptUrl: null,
      openUrl: 'https://cal.acme.example/ann/intro?theme=dark',
    },
  ],

  [
    'https://tidycal.com/ann/strategy-call',
    undefined,
    same('tidycal', 'https://tidycal.com/ann/strategy-call'),
  ],
  ['https://tidycal.com/ann', undefined, same('tidycal', 'https://tidycal.com/ann')],
  [
    'https://www.tidycal.com/team/acme/intro?x=1',
    undefined,
    same('tidycal', 'https://tidycal.com/team/acme/intro?x=1'),
  ],

  [
    'https://app.acuityscheduling.com/schedule.php?owner=34323945&appointmentType=1',
    undefined,
    same(
      'acuity',
      'https://app.acuityscheduling.com/schedule.php?owner=34323945&appointmentType=1',
    ),
  ],
  [
    'https://app.squarespacescheduling.com/schedule/1a2b3c4d',
    undefined,
    same('acuity', 'https://app.squarespacescheduling.com/schedule/1a2b3c4d'),
  ],
  [
    'https://acme.acuityscheduling.com/',
    undefined,
    same('acuity', 'https://acme.acuityscheduling.com/'),
  ],
  ['https://acme.as.me/intro', undefined, same('acuity', 'https://acme.as.me/intro')],

  ['https://acme.simplybook.me/', undefined, same('simplybook', 'https://acme.simplybook.me/v2/')],
  [
    'https://acme.simplybook.it/v2/#book',
    undefined,
    same('simplybook', 'https://acme.simplybook.it/v2/#book'),
  ],
  [
    'https://acme.secure.simplybook.me/v2/',
    undefined,
    same('simplybook', 'https://acme.secure.simplybook.me/v2/'),
  ],

  [
    'https://acme-intro.youcanbook.me/',
    undefined,
    same('youcanbookme', 'https://acme-intro.youcanbook.me/'),
  ],

  [
    'https://calendar.google.com/calendar/appointments/schedules/AcZssZ2J4Zlqx74R4VNrX?gv=true',
    undefined,
    google,
  ],
  [
    'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZssZ2J4Zlqx74R4VNrX',
    undefined,
    google,
  ],
  [
    'https://calendar.google.com/calendar/u/1/appointments/AcZssZ2J4Zlqx74R4VNrX',
    undefined,
    google,
  ],

  [
    'https://outlook.office365.com/owa/calendar/Acme@acme.example/bookings/',
    undefined,
    same('microsoft', 'https://outlook.office365.com/owa/calendar/Acme@acme.example/bookings/'),
  ],
  [
    'https://outlook.office.com/book/Acme@acme.example/?ismsaljsauthenabled',
    undefined,
    same('microsoft', 'https://outlook.office.com/book/Acme@acme.example/?ismsaljsauthenabled'),
  ],
  [
    'https://outlook.office.com/book/Acme@acme.example/s/cLNpEWZfGkWVlIC6hJnipA2',
    undefined,
    same(
      'microsoft',
      'https://outlook.office.com/book/Acme@acme.example/s/cLNpEWZfGkWVlIC6hJnipA2',
    ),
  ],
  [
    'https://outlook.office.com/bookwithme/user/0a1b2c@acme.example',
    undefined,
    same('microsoft', 'https://outlook.office.com/bookwithme/user/0a1b2c@acme.example'),
  ],

  ['https://acme.setmore.com', undefined, same('setmore', 'https://acme.setmore.com/')],
  [
    'https://my.setmore.com/bookingpage/54654ba8-81fe-4b94-96ee-7e982a840f77',
    undefined,
    same('setmore', 'https://my.setmore.com/bookingpage/54654ba8-81fe-4b94-96ee-7e982a840f77'),
  ],
  [
    'https://booking.setmore.com/scheduleappointment/54654ba8',
    undefined,
    same('setmore', 'https://booking.setmore.com/scheduleappointment/54654ba8'),
  ],

  ['https://acme.zohobookings.com/#/4754457000000044006', undefined, zoho],
  ['https://acme.zohobookings.com/portal-embed#/4754457000000044006', undefined, zoho],
  [
    'https://acme.zohobookings.eu/#/customer/intro',
    undefined,
    {
      provider: 'zoho',
      frameUrl: 'https://acme.zohobookings.eu/portal-embed#/customer/intro',
      scriptUrl: null,
      openUrl: 'https://acme.zohobookings.eu/#/customer/intro',
    },
  ],

  ['https://savvycal.com/ann/intro', undefined, same('savvycal', 'https://savvycal.com/ann/intro')],

  [
    'https://meetings-na2.hubspot.com/ann',
    undefined,
    {
      provider: 'hubspot',
      frameUrl: 'https://meetings-na2.hubspot.com/ann?embed=true',
      scriptUrl: null,
      openUrl: 'https://meetings-na2.hubspot.com/ann',
    },
  ],

  [
    'https://book.example.com/form?x=1',
    undefined,
    same('page', 'https://book.example.com/form?x=1'),
  ],
  [
    'https://book.example.com/form',
    'https://book.example.com/embed.js?v=2',
    same('page', 'https://book.example.com/form', 'https://book.example.com/embed.js?v=2'),
  ],
  [
    'http://localhost:8080/booking',
    'http://localhost:8080/form-embed.js',
    same('page', 'http://localhost:8080/booking', 'http://localhost:8080/form-embed.js'),
  ],
  ['/samples/booking.html', undefined, same('own', '/samples/booking.html')],
  [
    '/samples/booking.html',
    '/samples/form-embed.js',
    same('own', '/samples/booking.html', '/samples/form-embed.js'),
  ],
  [
    '/samples/booking.html',
    '/samples/form-embed.mjs?v=2',
    same('own', '/samples/booking.html', '/samples/form-embed.mjs?v=2'),
  ],
  [
    'https://book.example.com/widget.js/',
    undefined,
    same('page', 'https://book.example.com/widget.js/'),
  ],
  [
    'https://calendar.google.com/calendar/u/12/appointments/AcZssZ2J4Zlqx74R4VNrX',
    undefined,
    google,
  ],
  [
    'https://api.leadconnectorhq.com/widget/bookings/acme',
    undefined,
    same(
      'leadconnector',
      'https://api.leadconnectorhq.com/widget/bookings/acme',
      leadConnectorScript,
    ),
  ],
];

test.each(accepted)('%s with script %s', (pasted, script, booking) => {
  expect(resolveBooking(pasted, script)).toEqual(booking);
});

test('the address of a frame or of a booking page is understood again when it is pasted', () => {
  for (const [pasted, , { frameUrl, openUrl }] of accepted) {
    expect(resolveBooking(frameUrl).frameUrl, pasted).toBe(frameUrl);
    expect(resolveBooking(openUrl).openUrl, pasted).toBe(openUrl);
  }
});

// SimplyBook.me, Setmore and the like have their page at the root of a host of its own: whatever is below it is a part of that page.
const onePath = accepted
  .filter(
    ([, script, { provider }]) =>
      script === undefined &&
      [
        'calendly',
        'cal',
        'hubspot',
        'tidycal',
        'leadconnector',
        'google',
        'zoho',
        'savvycal',
      ].includes(provider),
  )
  .map(([pasted]) => pasted);

test.each(onePath)('a page far below that of %s is another one', (pasted) => {
  const other = new URL(pasted);
  other.pathname = `${other.pathname.replace(/\/$/, '')}/one/two.three/four!`;
  expect(resolvesToProvider(other.href)).toBe(false);
});

/** Whether an address is taken for a booking page that a provider is known by; others are framed as they are. */
function resolvesToProvider(address: string): boolean {
  try {
    return resolveBooking(address).provider !== 'page';
  } catch {
    return false;
  }
}

const rejected: [pasted: string, script: string | undefined, problem: string, example: string][] = [
  [
    'https://api.leadconnectorhq.com/',
    undefined,
    'one booking page on LeadConnector',
    'https://api.leadconnectorhq.com/widget/booking/',
  ],
  [
    'https://link.msgsndr.com/js/form_embed.js',
    undefined,
    'one booking page on LeadConnector',
    'https://api.leadconnectorhq.com/widget/booking/',
  ],
  [
    'https://api.leadconnectorhq.com/widget/booking/',
    undefined,
    'one booking page on LeadConnector',
    'https://api.leadconnectorhq.com/widget/booking/',
  ],
  [
    'https://calendly.com/',
    undefined,
    'one booking page on Calendly',
    'https://calendly.com/your-name/strategy-call',
  ],
  [
    'https://calendly.com/app/scheduled_events',
    undefined,
    'one booking page on Calendly',
    'https://calendly.com/your-name/strategy-call',
  ],
  [
    'https://cal.com',
    undefined,
    'one booking page on Cal.com',
    'https://cal.com/your-name/strategy-call',
  ],
  [
    'https://app.cal.com/event-types',
    undefined,
    'one booking page on Cal.com',
    'https://cal.com/your-name/strategy-call',
  ],
  [
    'https://meetings.hubspot.com/',
    undefined,
    'one booking page on HubSpot',
    'https://meetings.hubspot.com/your-name/strategy-call',
  ],
  [
    'https://app.hubspot.com/meetings/ann',
    undefined,
    'one booking page on HubSpot',
    'https://meetings.hubspot.com/your-name/strategy-call',
  ],
  [
    'https://assets.calendly.com/assets/external/widget.js',
    undefined,
    'one booking page on Calendly',
    'https://calendly.com/your-name/strategy-call',
  ],
  [
    'https://help.calendly.com/hc',
    undefined,
    'one booking page on Calendly',
    'https://calendly.com/your-name/strategy-call',
  ],
  [
    'https://tidycal.com/',
    undefined,
    'one booking page on TidyCal',
    'https://tidycal.com/your-name/strategy-call',
  ],
  [
    'https://tidycal.com/js/embed.js',
    undefined,
    'one booking page on TidyCal',
    'https://tidycal.com/your-name/strategy-call',
  ],
  [
    'https://app.acuityscheduling.com/catalog.php',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://acuityscheduling.com/',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://embed.acuityscheduling.com/js/embed.js',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://simplybook.me/en/',
    undefined,
    'one booking page on SimplyBook.me',
    'https://your-name.simplybook.me/v2/',
  ],
  [
    'https://widget.simplybook.me/v2/widget/widget.js',
    undefined,
    'one booking page on SimplyBook.me',
    'https://your-name.simplybook.me/v2/',
  ],
  [
    'https://youcanbook.me/',
    undefined,
    'one booking page on YouCanBookMe',
    'https://your-name.youcanbook.me/',
  ],
  [
    'https://app.youcanbook.me/#/dashboard',
    undefined,
    'one booking page on YouCanBookMe',
    'https://your-name.youcanbook.me/',
  ],
  [
    'https://calendar.google.com/calendar/u/0/r',
    undefined,
    'one booking page on Google Calendar',
    'https://calendar.google.com/calendar/appointments/schedules/',
  ],
  [
    'https://calendar.google.com/calendar/embed?src=ann%40acme.example',
    undefined,
    'one booking page on Google Calendar',
    'https://calendar.google.com/calendar/appointments/schedules/',
  ],
  [
    'https://calendar.app.google/abcdef',
    undefined,
    'forbids other sites to frame it: open that, and paste the address',
    'https://calendar.google.com/calendar/appointments/schedules/',
  ],
  [
    'https://outlook.office.com/mail/',
    undefined,
    'one booking page on Microsoft Bookings',
    '/bookings/',
  ],
  [
    'https://outlook.office365.com/owa/calendar/0a1b/calendar.html',
    undefined,
    'one booking page on Microsoft Bookings',
    '/bookings/',
  ],
  [
    'https://www.setmore.com/features',
    undefined,
    'one booking page on Setmore',
    'https://your-name.setmore.com/',
  ],
  [
    'https://my.setmore.com/calendar',
    undefined,
    'one booking page on Setmore',
    'https://your-name.setmore.com/',
  ],
  [
    'https://acme.zohobookings.com/',
    undefined,
    'one booking page on Zoho Bookings',
    'https://your-name.zohobookings.com/#/',
  ],
  [
    'https://savvycal.com/ann',
    undefined,
    'one booking page on SavvyCal',
    'https://savvycal.com/your-name/strategy-call',
  ],
  [
    'https://embed.savvycal.com/v1/embed.js',
    undefined,
    'one booking page on SavvyCal',
    'https://savvycal.com/your-name/strategy-call',
  ],
  [
    'https://api.leadconnectorhq.com/v2/widget/booking/aCIv7rUnCGrysobt6Mlg',
    undefined,
    'one booking page on LeadConnector',
    'https://api.leadconnectorhq.com/widget/booking/',
  ],
  [
    'https://app.acuityscheduling.com/appointments/schedule/1a2b3c4d',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://app.acuityscheduling.com/schedule.php?owner=me',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://app.acuityscheduling.com/schedule.php?owner=1me',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://app.acuityscheduling.com/schedule.php?owner=me1',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://app.acuityscheduling.com/login.php?owner=34323945',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://acme.team.acuityscheduling.com/',
    undefined,
    'one booking page on Acuity Scheduling',
    'schedule.php?owner=',
  ],
  [
    'https://acme.simplybook.me/admin/',
    undefined,
    'one booking page on SimplyBook.me',
    'https://your-name.simplybook.me/v2/',
  ],
  [
    'https://calendar.google.com/r/calendar/appointments/AcZssZ2J4Zlqx74R4VNrX',
    undefined,
    'one booking page on Google Calendar',
    'https://calendar.google.com/calendar/appointments/schedules/',
  ],
  [
    'https://outlook.office.com/mail/book/Acme@acme.example/',
    undefined,
    'one booking page on Microsoft Bookings',
    '/bookings/',
  ],
  [
    'https://my.setmore.com/app/calendar/54654ba8',
    undefined,
    'one booking page on Setmore',
    'https://your-name.setmore.com/',
  ],
  [
    'https://www.zohobookings.com/#/4754457000000044006',
    undefined,
    'one booking page on Zoho Bookings',
    'https://your-name.zohobookings.com/#/',
  ],
  [
    'https://acme.zohobookings.com/admin#/4754457000000044006',
    undefined,
    'one booking page on Zoho Bookings',
    'https://your-name.zohobookings.com/#/',
  ],
  [
    'https://acme.zohobookings.com/#top#/4754457000000044006',
    undefined,
    'one booking page on Zoho Bookings',
    'https://your-name.zohobookings.com/#/',
  ],
  [
    'https://savvycal.com/ann@home/intro/x',
    undefined,
    'one booking page on SavvyCal',
    'https://savvycal.com/your-name/strategy-call',
  ],
  [
    'https://tidycal.com/~team/acme/intro',
    undefined,
    'one booking page on TidyCal',
    'https://tidycal.com/your-name/strategy-call',
  ],
  [
    'https://cal.com/~/ann/intro',
    undefined,
    'one booking page on Cal.com',
    'https://cal.com/your-name/strategy-call',
  ],
  [
    'https://meetings.hubspot.com/~/ann',
    undefined,
    'one booking page on HubSpot',
    'https://meetings.hubspot.com/your-name/strategy-call',
  ],
  [
    'https://old.meetings.hubspot.com/ann',
    undefined,
    'one booking page on HubSpot',
    'https://meetings.hubspot.com/your-name/strategy-call',
  ],
  [
    'https://old.savvycal.com/ann/intro',
    undefined,
    'one booking page on SavvyCal',
    'https://savvycal.com/your-name/strategy-call',
  ],
  ['https://hubs.ly/Q02abc', undefined, 'must not be a short link', 'https://calendly.com/'],
  [
    'https://bit.ly/3abcdef',
    undefined,
    'it does not tell which page it leads to: open it',
    'https://calendly.com/',
  ],
  [
    'https://book.example.com/embed.js',
    undefined,
    'must be a page, not a script: the script goes into scriptUrl',
    'https://calendly.com/',
  ],
  [
    'https://book.example.com/embed.mjs?v=1',
    undefined,
    'must be a page, not a script',
    'https://calendly.com/',
  ],
  [
    '/samples/booking.html',
    '/samples/embed.js/readme',
    'must end with .js: it is loaded as a script, not as a page',
    leadConnectorScript,
  ],
  ['/samples/booking.html', '/samples/embed.html?as=.js', 'must end with .js', leadConnectorScript],
  [leadConnector, leadConnector, 'must end with .js', leadConnectorScript],
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
    [
      'LeadConnector',
      ['msgsndr-booking-complete', { calendarId: 'x', fingerprint: 'y' }],
      complete,
    ],
    ['LeadConnector', { type: 'booking-app', height: 900 }, height(900)],
    ['Calendly', { event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } }, complete],
    ['Calendly', { event: 'calendly.page_height', payload: { height: '1040px' } }, height(1040)],
    [
      'Cal.com',
      { originator: 'CAL', type: 'bookingSuccessful', namespace: '', data: {} },
      complete,
    ],
    [
      'Cal.com',
      {
        originator: 'CAL',
        type: 'bookingSuccessfulV2',
        fullType: 'CAL::bookingSuccessfulV2',
        data: {},
      },
      complete,
    ],
    [
      'Cal.com',
      {
        originator: 'CAL',
        type: '__dimensionChanged',
        data: { iframeHeight: 700, iframeWidth: 600 },
      },
      height(700),
    ],
    [
      'Cal.com',
      { originator: 'CAL', type: '__iframeReady', data: {} },
      { type: 'ready', answer: { originator: 'CAL', method: 'parentKnowsIframeReady' } },
    ],
    ['HubSpot', { meetingBookSucceeded: true, meetingsPayload: {} }, complete],
    ['the least height', { type: 'booking-app', height: 200 }, height(200)],
    ['the greatest height', { type: 'booking-app', height: 6000 }, height(6000)],
  ];
  test.each(understood)('%s: %j', (_provider, message, meaning) => {
    expect(readBookingMessage(message)).toEqual(meaning);
  });

  const ignored: unknown[] = [
    null,
    undefined,
    0,
    900,
    true,
    '',
    [],
    {},
    'msgsndr-booking-complete',
    ['msgsndr-booking-started'],
    [['msgsndr-booking-complete']],
    { 0: 'msgsndr-booking-complete' },
    '[iFrameSizer]',
    '[iFrameSizer]booking',
    '[iFrameSizer]booking:NaN:600:init',
    '[iFrameSizer]booking:-900:600:init',
    '[iFrameSizer]booking:1e9:600:init',
    '[iFrameSizerChild]Ready',
    'x[iFrameSizer]booking:812:600:init',
    '[iFrameSizer]booking:12:600:init',
    { type: 'booking-app' },
    { type: 'booking-app', height: NaN },
    { type: 'booking-app', height: Infinity },
    { type: 'booking-app', height: 199 },
    { type: 'booking-app', height: 6001 },
    { type: 'booking-app', height: -900 },
    { type: 'booking-app', height: {} },
    { type: 'booking-app', height: [900] },
    { type: 'other', height: 900 },
    { event: 'calendly.page_height' },
    { event: 'calendly.page_height', payload: null },
    { event: 'calendly.page_height', payload: '900px' },
    { event: 'calendly.event_type_viewed' },
    { originator: 'CAL' },
    { originator: 'CAL', type: '__dimensionChanged' },
    { type: 'bookingSuccessful' },
    { originator: 'CAL', event: 'calendly.event_scheduled' },
    { meetingBookSucceeded: 'yes' },
    { meetingBookSucceeded: false },
  ];
  test.each(ignored.map((message) => [message]))('ignores %j', (message) => {
    expect(readBookingMessage(message)).toBeNull();
  });
});
