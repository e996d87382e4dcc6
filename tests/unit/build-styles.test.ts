import { describe, expect, it } from 'vitest';
import { prefixesOf } from '../../site/generator/code/styles-plugin.ts';

describe('the class names of a style file', () => {
  const files = Array.from({ length: 60 }, (_, index) => `site/components/Part${String(index)}/Part${String(index)}.css.ts`);

  it('begin with something that no other file has', () => {
    const prefixes = [...prefixesOf(files).values()];
    expect(new Set(prefixes).size).toBe(files.length);
    expect(prefixes.filter((prefix) => !/^[A-Z][a-z]+$/.test(prefix))).toEqual([]);
  });

  it('stay as they were when another file comes', () => {
    const before = prefixesOf(files);
    const after = prefixesOf([...files, 'site/components/Pricing/Pricing.css.ts']);
    expect(files.filter((file) => after.get(file) !== before.get(file))).toEqual([]);
  });
});
