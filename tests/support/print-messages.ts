/** `npm run messages`: writes each error message that the unit tests cause to one file, once. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import type { ContentError } from '../../site/generator/content/diagnostics.ts';

const file = '.cache/messages.txt';

// Vitest runs this module for each test file, and keeps the modules of the site.
const state = globalThis as { messages?: { errors: Error[]; seen: Set<string> } };
const { errors, seen } = (state.messages ??= collect());

/** Has to run before the modules of the site load, as their error classes extend `Error`. */
function collect() {
  const found: Error[] = [];
  globalThis.Error = new Proxy(Error, {
    construct(target, args, newTarget) {
      const error = Reflect.construct(target, args, newTarget) as Error;
      const frames = error.stack?.match(/^ {4}at .*$/gm) ?? [];
      const caller = frames.find((frame) => !/print-messages| at new /.test(frame)) ?? '';
      if (/\/(site|content)\//.test(caller)) found.push(error);
      return error;
    },
  });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, '');
  return { errors: found, seen: new Set<string>() };
}

afterAll(() => {
  for (const message of errors.splice(0).flatMap(textsOf)) {
    // Other names and numbers do not make another message.
    const kind = message.replace(/\n[^]*|"[^"]*"|\S*[\d/]\S*/g, '…');
    if (seen.has(kind)) continue;
    seen.add(kind);
    appendFileSync(file, `${message.replaceAll('\n', '\n    ')}\n\n`);
  }
});

function textsOf(error: Error): string[] {
  if (!('diagnostics' in error)) return [error.message];
  return (error as ContentError).diagnostics.map(
    ({ file: source, line, column, message, notes }) =>
      `${source}:${line}:${column + 1}: ${[message, ...notes].join('\n')}`,
  );
}
