import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vitest/config';
import { contentModule } from './site/generator/code/bundle.ts';
import { contentForTests } from './tests/support/content.ts';

/** Gives unit tests the content under the name that the build gives it. */
function content(): Plugin {
  const resolved = '\0content';
  return {
    name: 'content',
    resolveId: (id) => (id === '#content' ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      return contentModule({ ...(await contentForTests()) });
    },
  };
}

/** A function, because Vitest empties the `define` of each project. */
const site = () => ({
  plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), content()],
  define: { BASE_PATH: '"/"' },
});

// Two cores are shared with a browser at times: slow is not broken.
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // By default Vitest leaves one core unused.
    maxWorkers: '100%',
    reporters:
      process.env['CI'] === undefined
        ? ['default']
        : ['dot', ['json', { outputFile: `.cache/reports/vitest-${process.pid}.json` }]],
    projects: [
      // Without isolation the files share the loaded modules: loading takes as long as the tests.
      {
        ...site(),
        test: {
          ...patient,
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles:
            process.env['MESSAGES'] === undefined ? [] : ['./tests/support/print-messages.ts'],
          include: ['tests/unit/**/*.test.ts'],
        },
      },
      {
        ...site(),
        test: {
          ...patient,
          name: 'unit-dom',
          environment: 'happy-dom',
          include: ['tests/unit/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...patient,
          name: 'engines',
          environment: 'node',
          globalSetup: './tests/support/build-all.ts',
          include: ['tests/engines/**/*.test.ts'],
          exclude: ['tests/engines/screen-reader.test.ts'],
        },
      },
      // AT-SPI loses events where the machine has other work: `npm run test:screen-reader`, by itself.
      {
        test: {
          ...patient,
          name: 'screen-reader',
          environment: 'node',
          globalSetup: './tests/support/build-all.ts',
          include: ['tests/engines/screen-reader.test.ts'],
        },
      },
      // Needs packages of hosts, and Node.js 22: `npm run test:hosts`.
      {
        test: {
          ...patient,
          name: 'hosts',
          environment: 'node',
          globalSetup: './tests/support/build-all.ts',
          include: ['tests/hosts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'built',
          environment: 'node',
          globalSetup: './tests/support/build-all.ts',
          include: ['tests/built/**/*.test.ts'],
        },
      },
    ],
  },
});
