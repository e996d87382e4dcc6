/**
 * Everything that pages link to besides code: images, videos, fonts, icons, share images and the
 * files in static/. All of them use one palette.
 */
export { brandAssets } from './brand-assets.ts';
export { paletteOf, paletteReport } from './brand-palette.ts';
export { buildFonts, type BuiltFonts } from './fonts.ts';
export { buildIcons } from './icons.ts';
export { buildImages, imageKey, type ImageRequest } from './images.ts';
export { licensesText } from './licenses.ts';
export { buildVideos } from './media-files.ts';
export {
  buildShareImages,
  shareImagesReport,
  type ShareImages,
  type SharePage,
} from './share-images.ts';
export { readStaticFiles } from './static-files.ts';
export { applyTheme } from './theme.ts';
