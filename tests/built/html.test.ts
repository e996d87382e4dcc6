import { FileSystemConfigLoader, formatterFactory, HtmlValidate, esmResolver } from 'html-validate';
import { expect, test } from 'vitest';
import { builds } from '../support/builds.ts';
import { readSite } from '../support/site-files.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
const format = formatterFactory('text');

// The build of the sample for a sub-path differs in addresses only.
const pages = [builds.root, builds.second].flatMap(({ directory }) =>
  [...readSite(directory).keys()]
    .filter((path) => path.endsWith('.html'))
    .map((path) => `${directory}/${path}`),
);

test.each(pages)('%s is valid HTML', async (page) => {
  const report = await validator.validateFile(page);
  expect(format(report.results)).toBe('');
});

test('the validator would notice', async () => {
  const report = await validator.validateString(
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><img src="a.png"></body></html>',
    'page.html',
  );
  expect(format(report.results)).toContain('wcag/h37');
});
