import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// eslint-plugin-jsx-a11y does not support ESLint 10; axe, htmlcs and html-validate look at the built pages instead.
export default defineConfig(
  globalIgnores(['out/', '.cache/', '.screenshots/', 'static/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // strictTypeChecked has both already; they stand here because the project promises them.
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // `() => doIt()` for a handler reads well, and its value is dropped as plainly as with braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A number in a template says what it is; the rule is for objects that print as [object Object].
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals: it needs no code at run time.' },
      ],
    },
  },
  {
    // Where React renders again, or could. A drawing is rendered once, into a file, and what runs on the server alone has no component.
    files: ['site/**/*.tsx', 'site/{client,components,pages}/**/*.ts', 'tests/unit/**/*.tsx'],
    ignores: ['site/artwork/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // The guard against off-site requests, console output and policy violations comes with the fixtures.
    files: ['tests/browser/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@playwright/test', importNames: ['test'], message: "Import test from './fixtures.ts'." }] },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable', require: 'readonly' } },
  },
);
