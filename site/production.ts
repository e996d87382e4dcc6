/**
 * Has React render as it does for visitors: three times as fast as in development, where it traces
 * where each element was made. It asks when it is loaded, so this has to be imported before it.
 */
process.env['NODE_ENV'] = 'production';

export {};
