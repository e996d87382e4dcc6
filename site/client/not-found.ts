/** Written into the 404 page: tells whoever debugs a broken link which path was asked for. */
import { addFaces, awaitFonts } from './first-screen.ts';
import './transitions.ts';

const {
  previousSibling: { sheet },
  dataset,
} = document.currentScript as unknown as {
  previousSibling: { sheet: CSSStyleSheet };
  dataset: { fonts: string };
};
void awaitFonts(sheet, dataset.fonts, addFaces);
console.warn(`404: nothing at ${location.pathname}`);
