import { routes, type Route } from '../../site/routes.ts';

/** @throws Error where there is no such page. */
export function routeOf(key: Route['key']): Route {
  const route = routes.find((candidate) => candidate.key === key);
  if (route === undefined) throw new Error(`There is no route ${key}.`);
  return route;
}
