import { FileSystemConfigLoader, formatterFactory, HtmlValidate, esmResolver } from 'html-validate';
import { expect, test } from 'vitest';
import { builds } from '../support/builds.ts';
import { readSite } from '../support/site-files.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
const format = formatterFactory('text');

// The build of the sample for a sub-path differs in URLs only.
test.each([builds.root, builds.second])('should be valid HTML: $content', async ({ directory }) => {
  const pages = [...readSite(directory).keys()].filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  const report = await validator.validateMultipleFiles(pages.map((path) => `${directory}/${path}`));
  expect(format(report.results)).toBe('');
});

test('should notice a mistake', async () => {
  const report = await validator.validateString(
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><img src="a.png"></body></html>',
    'page.html',
  );
  expect(format(report.results)).toContain('wcag/h37');
});
