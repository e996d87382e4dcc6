import type { Words } from './words.ts';

/** German, with the formal address of business. */
export const de: Words = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  footerNavigation: 'Fußzeile',
  menu: 'Menü',
  close: 'Schließen',
  carousel: 'Karussell',
  slide: 'Folie',
  previousSlide: 'Vorherige Folie',
  nextSlide: 'Nächste Folie',
  slideOf: '{n} von {count}: {label}',
  sampleStory: 'Beispielgeschichte',
  quotation: '„{words}“',
  video: 'Video',
  loadingVideo: 'Das Video wird geladen',
  slowVideo: 'Es lädt noch. „{link}“ führt Sie auch ans Ziel.',
  linkCopied: 'Link kopiert',
  copyAddress: 'Bitte kopieren Sie diese Adresse:',
  videoAddress: 'Adresse dieses Videos',
  loadingForm: 'Das Formular wird geladen',
  slowForm: 'Es lädt noch. Die Links darunter führen Sie auch ans Ziel.',
  newTab: '(öffnet einen neuen Tab)',
  emailSubject: 'Ich möchte mit Ihnen sprechen',
  noDemos: 'Neue Demos sind in Arbeit. Bitte schauen Sie bald wieder vorbei.',
};
