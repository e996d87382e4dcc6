import { describe, expect, test } from 'vitest';
import { builds } from '../support/builds.ts';
import { brokenReferences, readSite } from '../../site/generator/check/links.ts';

describe.each(Object.values(builds))('the site built for $base', ({ directory, base }) => {
  test('every link, anchor and file that it names is there', () => {
    const files = readSite(directory);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['index.html', 'demos/index.html', '404.html']),
    );
    expect(brokenReferences(files, base)).toEqual([]);
  });
});
