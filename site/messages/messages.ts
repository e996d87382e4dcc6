/**
 * Every string of the interface that is not content. Each language has all strings, and
 * content/pages.yaml can replace single ones.
 */

export interface Message {
  /** The explanation for owners and translators. */
  about: string;
  /** The greatest length in characters: longer strings do not fit. */
  max: number;
  /** The placeholders, such as {n}; each string has each placeholder once. */
  holds?: readonly string[];
  /** Needed only with Google Analytics, or with pages of the owner's own. */
  only?: 'ga4' | 'ownPages';
}

export const messageTable = {
  skipToContent: { about: 'The first link of the keyboard, past the bar at the top', max: 60 },
  mainNavigation: { about: 'The name of the bar at the top, for screen readers', max: 40 },
  footerNavigation: { about: 'The name of the links at the end, for screen readers', max: 40 },
  menu: { about: 'The button and the title of the menu of small screens', max: 24 },
  close: { about: 'The button that closes a dialog, for screen readers', max: 40 },
  carousel: { about: 'What a row of slides is called, for screen readers', max: 40 },
  slide: { about: 'What one of its slides is called, for screen readers', max: 40 },
  previousSlide: { about: 'The arrow back, for screen readers', max: 60 },
  nextSlide: { about: 'The arrow on, for screen readers', max: 60 },
  slideOf: {
    about: 'Which slide is shown: {n} of {count}, and its headline {label}',
    max: 60,
    holds: ['n', 'count', 'label'],
  },
  firstSlide: {
    about: 'When the arrow back is pressed at the first slide, for screen readers',
    max: 80,
  },
  lastSlide: {
    about: 'When the arrow on is pressed at the last slide, for screen readers',
    max: 80,
  },
  sampleStory: { about: 'The note on a story that is a sample', max: 32 },
  quotation: { about: 'Quotation marks around the {words} of a client', max: 24, holds: ['words'] },
  videoMark: { about: 'What a card adds that leads to a video, for screen readers', max: 40 },
  video: { about: 'The title of the video dialog before it knows its video', max: 40 },
  loadingVideo: { about: 'While a video is loading', max: 60 },
  slowVideo: {
    about: 'When a video takes long; {link} is the link to it below',
    max: 80,
    holds: ['link'],
  },
  nothingShows: {
    about: 'Before the links that are always there: no page learns that a host refused to be shown',
    max: 40,
  },
  nextVideo: { about: 'Leads to the next video, {caption}', max: 60, holds: ['caption'] },
  backToSite: {
    about: 'The way from the page of a video to the site, whose name is {name}',
    max: 60,
    holds: ['name'],
  },
  linkCopied: { about: 'When the link to a video has been copied', max: 60 },
  copyUrl: { about: 'When it could not be copied, before the URL itself', max: 60 },
  videoUrlLabel: { about: 'The name of the field with that URL, for screen readers', max: 60 },
  loadingForm: { about: 'While the booking form is loading', max: 60 },
  slowForm: {
    about: 'When the booking form takes long: the links below it are another way',
    max: 80,
  },
  newTab: { about: 'What a link adds that opens a new tab, for screen readers', max: 60 },
  emailSubject: {
    about: 'The subject of an e-mail that a booking button writes, where nothing can be booked',
    max: 80,
  },
  tryPhone: {
    about: 'The invitation to call an agent at {phone}',
    max: 60,
    holds: ['phone'],
  },
  otherAgents: {
    about: 'Which agents the select of phones offers as well: their {names}',
    max: 40,
    holds: ['names'],
  },
  noDemos: { about: 'The page with all demos while there is none', max: 120 },
  updated: {
    about: 'The day of the last change of a page, which is {date}',
    max: 60,
    holds: ['date'],
    only: 'ownPages',
  },
  cookieQuestion: { about: 'Asks whether visits may be counted', max: 160, only: 'ga4' },
  cookieSettings: {
    about: 'The link that asks again, and the name of the question',
    max: 40,
    only: 'ga4',
  },
  accept: { about: 'The button that agrees', max: 24, only: 'ga4' },
  decline: { about: 'The button that does not', max: 24, only: 'ga4' },
} as const satisfies Record<string, Message>;

export type MessageName = keyof typeof messageTable;

export type Messages = Readonly<Record<MessageName, string>>;

export const messageNames = Object.keys(messageTable) as readonly MessageName[];

export const holdersOf = (name: MessageName): readonly string[] => {
  const message: Message = messageTable[name];
  return (message.holds ?? []).map((holder) => `{${holder}}`);
};
