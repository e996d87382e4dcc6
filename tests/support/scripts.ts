/**
 * The script files that a page loads, as names in assets/.
 * @param html of the page, which names the first ones
 * @param scripts the text of each script file, by its name
 * @param imports whether to follow static imports only, or dynamic ones as well
 */
export function scriptsOf(
  html: string,
  scripts: ReadonlyMap<string, string>,
  imports: 'static' | 'dynamic',
): Set<string> {
  const found = new Set<string>();
  const pattern =
    imports === 'static'
      ? /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g
      : /["'`]\.\/([\w.-]+\.js)["'`]/g;
  const waiting = [...html.matchAll(/assets\/([\w.-]+\.js)\b/g)].map(([, name = '']) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...[...(scripts.get(name) ?? '').matchAll(pattern)].map(([, next = '']) => next));
  }
  return found;
}
