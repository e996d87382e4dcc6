/** Written into the 404 page: tells whoever debugs a broken link which path was asked for. */
import './transitions.ts';

console.warn(`404: nothing at ${location.pathname}`);
