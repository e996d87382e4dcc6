import type { Words } from './words.ts';

/** Spanish, with the formal address of business. */
export const es: Words = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  footerNavigation: 'Pie de página',
  menu: 'Menú',
  close: 'Cerrar',
  carousel: 'carrusel',
  slide: 'diapositiva',
  previousSlide: 'Diapositiva anterior',
  nextSlide: 'Diapositiva siguiente',
  slideOf: '{n} de {count}: {label}',
  sampleStory: 'Historia de ejemplo',
  quotation: '«{words}»',
  video: 'Vídeo',
  loadingVideo: 'Cargando el vídeo',
  slowVideo: 'Sigue cargando. También puede usar «{link}».',
  linkCopied: 'Enlace copiado',
  copyAddress: 'Copie esta dirección:',
  videoAddress: 'Dirección de este vídeo',
  loadingForm: 'Cargando el formulario',
  slowForm: 'Sigue cargando. También puede usar los enlaces de abajo.',
  newTab: '(se abre en una pestaña nueva)',
  emailSubject: 'Me gustaría hablar con ustedes',
  noDemos: 'Estamos preparando nuevas demostraciones. Vuelva pronto.',
};
