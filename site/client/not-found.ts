/** Inlined in 404.html: logs the requested path, for developers who debug a broken link. */
import './transitions.ts';

console.warn(`404: nothing at ${location.pathname}`);
