import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** The parts of the site from the top down, by the paths of their files: each may import what stands below it, and files of its own part. */
const layers = [
  { name: 'pages', path: '^site/pages/' },
  // The list of what becomes live, and the script that makes it so.
  { name: 'islands', path: '^site/(islands\\.ts|client/page\\.tsx)$' },
  { name: 'components', path: '^site/components/' },
  { name: 'client', path: '^site/client/(?!page\\.tsx$)' },
  {
    name: 'ground',
    path: '^(site/(styles|embeds)/|site/(?!islands\\.ts)[\\w-]+\\.tsx?$|content/)',
  },
] as const;

const downwards = layers.flatMap((layer, index): IForbiddenRuleType[] =>
  layers.slice(0, index).map((above) => ({
    name: `${layer.name}-know-no-${above.name}`,
    severity: 'error',
    from: { path: layer.path },
    to: { path: above.path },
  })),
);

/** Which part of the project may know which; the reasons stand in .github/CONTRIBUTING.md. */
export const rules: IForbiddenRuleType[] = [
  { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
  ...downwards,
  {
    name: 'site-knows-no-generator',
    severity: 'error',
    from: { path: '^(site/(?!generator/|artwork/)|content/)' },
    to: { path: '^(site/generator/|build\\.ts$)' },
  },
  {
    name: 'generator-imports-nothing-of-the-browser',
    severity: 'error',
    from: { path: '^(site/generator/|build\\.ts$)' },
    to: { path: '^site/(pages/|components/|client/|islands\\.ts$)' },
  },
  {
    name: 'room-has-one-door',
    severity: 'error',
    from: { path: '^site/generator/([^/]+)/' },
    to: {
      path: '^site/generator/[^/]+/',
      pathNot: ['^site/generator/$1/', '^site/generator/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'room-has-one-door-from-outside',
    severity: 'error',
    from: { path: '^(build\\.ts|site/generator/[^/]+\\.ts)$' },
    to: { path: '^site/generator/[^/]+/', pathNot: '^site/generator/[^/]+/index\\.ts$' },
  },
  {
    name: 'site-needs-no-artwork',
    severity: 'error',
    from: { path: '^(build\\.ts$|site/(?!artwork/)|content/)' },
    to: { path: '^site/artwork/' },
  },
  {
    name: 'artwork-knows-only-the-palette',
    severity: 'error',
    from: { path: '^site/artwork/' },
    to: {
      path: '^(build\\.ts$|site/|content/)',
      pathNot: '^site/(artwork/|styles/palette\\.ts$|production\\.ts$)',
    },
  },
  {
    name: 'nothing-that-runs-knows-tests',
    severity: 'error',
    from: { path: '^(build\\.ts$|site/|content/)' },
    to: { path: '^tests/' },
  },
  {
    name: 'file-is-there',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^\\.' },
  },
];

/** Imports of types count as well: who knows a type knows the file. */
export const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
};
