/** Written into the 404 page: tells whoever debugs a broken link which path was asked for. */
import { holdFonts } from './first-screen.ts';
import { quietTransitions } from './transitions.ts';

quietTransitions();
holdFonts(() => delete document.documentElement.dataset['holdFonts']);
console.warn(`404: nothing at ${location.pathname}`);
