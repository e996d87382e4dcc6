import { describe, expect, it } from 'vitest';
import { changeOf, keptAfter, type Change, type Kept } from '../../site/generator/kept.ts';

describe('the change of a file', () => {
  const folders = { content: '/project/content', static: '/project/static' };

  it.each([
    ['/project/content/demos.yaml', 'content'],
    ['/project/content/media/demos/pa-1.svg', 'content'],
    ['/project/content/schema.ts', 'code'],
    ['/project/static/samples/pa-1.html', 'static'],
    ['/project/site/components/Hero/Hero.tsx', 'code'],
    ['/project/site/styles/tokens.css.ts', 'code'],
    ['/project/content-of-another/demos.yaml', 'code'],
  ])('%s belongs to the %s', (path, change) => {
    expect(changeOf(path, folders)).toBe(change);
  });
});

describe('what a build keeps', () => {
  const whole = { compiler: {}, code: {}, content: {}, shareImages: {} } as Kept;

  it.each<[Change[], (keyof Kept)[]]>([
    [[], ['code', 'compiler', 'content', 'shareImages']],
    [['content'], ['code', 'compiler', 'shareImages']],
    [['code'], ['compiler', 'content', 'shareImages']],
    [['static'], ['code', 'compiler', 'shareImages']],
    [['content', 'code'], ['compiler', 'shareImages']],
  ])('after a change of %j', (changes, kept) => {
    expect(Object.keys(keptAfter(new Set(changes), whole)).sort()).toEqual(kept);
  });

  it('is nothing where nothing was built before', () => {
    expect(keptAfter(new Set(['content']), {})).toEqual({});
  });
});
