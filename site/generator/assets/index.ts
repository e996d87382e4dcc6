/**
 * The room that makes what pages show and name.
 * In: the pictures and films in content/media/, the words that are shown, the files in static/.
 * Out: the files for out/, and how a page names each: pictures by their path in content/media/, the
 * font rules, the links to the icons, the share image of each page.
 */
export { buildFonts, staticFonts, type BuiltFonts } from './fonts.ts';
export { buildIcons } from './icons.ts';
export { licensesText } from './licenses.ts';
export { buildImages, imageKey, type ImageRequest, type Images } from './images.ts';
export { buildVideos } from './media-files.ts';
export {
  buildShareImages,
  shareImagesReport,
  type ShareImages,
  type SharePage,
} from './share-images.tsx';
export { readStaticFiles } from './static-files.ts';
