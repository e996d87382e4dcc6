import type { Words } from './words.ts';

/** French, with the formal address of business and no-break spaces beside signs of two parts. */
export const fr: Words = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  footerNavigation: 'Pied de page',
  menu: 'Menu',
  close: 'Fermer',
  carousel: 'carrousel',
  slide: 'diapositive',
  previousSlide: 'Diapositive précédente',
  nextSlide: 'Diapositive suivante',
  slideOf: '{n} sur {count}\u00a0: {label}',
  sampleStory: 'Exemple',
  quotation: '«\u00a0{words}\u00a0»',
  video: 'Vidéo',
  loadingVideo: 'Chargement de la vidéo',
  slowVideo: 'Le chargement se poursuit. «\u00a0{link}\u00a0» fonctionne aussi.',
  linkCopied: 'Lien copié',
  copyAddress: 'Copiez cette adresse\u00a0:',
  videoAddress: 'Adresse de cette vidéo',
  loadingForm: 'Chargement du formulaire',
  slowForm: 'Le chargement se poursuit. Les liens ci-dessous fonctionnent aussi.',
  newTab: '(s’ouvre dans un nouvel onglet)',
  emailSubject: 'J’aimerais vous parler',
  noDemos: 'De nouvelles démonstrations arrivent. Revenez bientôt nous voir.',
};
