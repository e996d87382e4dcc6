import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prefixOf } from '../../site/generator/code/styles-plugin.ts';

describe('the class names of a style file', () => {
  const files = readdirSync('site', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts')).map((file) => `site/${file.replaceAll('\\', '/')}`);

  it('begin with something that no other file has', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(new Set(files.map(prefixOf)).size).toBe(files.length);
  });

  it('begin with a letter where they stand on the first screen, and otherwise with what the path gives', () => {
    expect(prefixOf('site/components/Hero/Hero.css.ts')).toMatch(/^[A-Z]$/);
    expect(prefixOf('site/components/Pricing/Pricing.css.ts')).toMatch(/^_[A-Z]{4}$/);
    expect(prefixOf('site/components/Pricing/Pricing.css.ts')).not.toBe(prefixOf('site/components/Prices/Prices.css.ts'));
  });
});
