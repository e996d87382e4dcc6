/** The two builds of the site that the tests look at: the same content under two base paths. */
export const builds = {
  root: { directory: 'out', base: '/', variable: 'TEST_URL_ROOT' },
  repo: { directory: '.cache/out-repo', base: '/repo/', variable: 'TEST_URL_REPO' },
} as const;
