import { describe, expect, it } from 'vitest';
import { changeOf, keptAfter, type Change, type Kept } from '../../site/generator/kept.ts';

describe('the change of a file', () => {
  const folders = { content: '/project/content', static: '/project/static' };

  it.each([
    ['/project/content/demos.yaml', 'content'],
    ['/project/content/media/demos/pa-1.svg', 'media'],
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
  const whole = {
    compiler: {},
    code: {},
    content: {},
    shareImages: {},
    staticFiles: new Map(),
    pictures: {},
    changed: null,
  } as unknown as Kept;
  const always = ['changed', 'compiler', 'shareImages'] as const;

  it.each<[Change[], (keyof Kept)[]]>([
    [[], ['code', 'content', 'pictures', 'staticFiles']],
    [['content'], ['code', 'pictures', 'staticFiles']],
    [['media'], ['code', 'staticFiles']],
    [['code'], ['content', 'pictures', 'staticFiles']],
    [['static'], ['code', 'pictures']],
    [
      ['content', 'code'],
      ['pictures', 'staticFiles'],
    ],
  ])('after a change of %j', (changes, kept) => {
    expect(Object.keys(keptAfter(new Set(changes), whole)).sort()).toEqual(
      [...always, ...kept].sort(),
    );
  });

  it('is nothing where nothing was built before', () => {
    expect(keptAfter(new Set(), {})).toStrictEqual({});
  });
});
