import { defineConfig } from 'oxlint'
import { ELEMENTS, FILES } from './tools/lint/elements.ts'
import { NO_STORAGE_RULES, PURE_CODE, STORAGE_FILES } from './tools/lint/globals.ts'
import { POLICIES } from './tools/lint/layer-policies.ts'

const TESTS = ['**/*.{test,fixture,setup,global,journey}.{ts,tsx}', 'apps/portal/server/fixtures/**', 'tests/**', 'bench/**']

export default defineConfig({
  plugins: ['import', 'typescript', 'react', 'jsx-a11y', 'unicorn', 'oxc'],
  jsPlugins: ['eslint-plugin-boundaries', './tools/lint/plugin.ts'],
  // Without oxlint-tsgolint the type-aware rules silently report nothing; tests/architecture checks that it is installed.
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  ignorePatterns: [
    '**/node_modules/**',
    '**/build/**',
    '**/dist/**',
    '**/.react-router/**',
    '**/migrations/**',
    'docs/examples/**',
  ],
  settings: {
    'import/resolver': { typescript: { alwaysTryTypes: true } },
    'boundaries/elements': ELEMENTS,
    'boundaries/files': FILES,
    'boundaries/ignore': ['*.ts'],
    // The form `${…}` of templates, which the plugin would look for in every pattern at every import.
    'boundaries/legacy-templates': false,
    // A module mocked by its path counts as an import: only another element's `index.ts` is allowed.
    'boundaries/additional-dependency-nodes': [
      {
        name: 'mock',
        kind: 'value',
        selector:
          'CallExpression[callee.object.name="vi"][callee.property.name=/^(do)?mock$|^import(Actual|Mock)$/i] > Literal:first-child',
      },
      { name: 'import-type', kind: 'type', selector: 'TSImportType > Literal' },
    ],
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies: POLICIES },
    ],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'off',
    // `import * as operations` with `operations[name]`: TypeScript checks the names.
    'import/namespace': ['error', { allowComputed: true }],
    'react/rules-of-hooks': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // Strings are deliberately spread into code points, to normalise and count what players typed.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    // Our objects are closures that do not use `this`, but their interfaces are written with methods: false positives.
    'typescript/unbound-method': 'off',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    ...NO_STORAGE_RULES,
  },
  overrides: [
    {
      files: ['tools/**', 'services/*.ts', 'sandbox/films/films.ts', 'bench/**', 'apps/portal/server/start.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
    // No React there: `use…` names domain functions and Playwright's fixtures.
    { files: ['services/**', 'tests/journeys/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // Playwright reads a fixture's dependencies from its first parameter, which must be a destructuring pattern.
    { files: ['tests/journeys/**'], rules: { 'eslint/no-empty-pattern': 'off' } },
    // Until provider cards leave the catalogue, these two features import a type from each other.
    { files: ['apps/portal/app/{catalogue,game}/**'], rules: { 'import/no-cycle': 'error' } },
    { files: ['packages/rules/src/**', 'sandbox/game-maths/src/**'], ...PURE_CODE },
    {
      files: [...TESTS, ...STORAGE_FILES],
      rules: { 'eslint/no-restricted-globals': 'off', 'eslint/no-restricted-properties': 'off' },
    },
    {
      files: TESTS,
      rules: {
        'eslint/no-undef': 'off',
        'herna/no-current-time': 'off',
        // A mocked `fetch` may receive a `Request`; a test would fail on it anyway.
        'typescript/no-base-to-string': 'off',
        // Test servers respond in asynchronous handlers; a rejected one is an unhandled rejection, which fails the run.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      },
    },
  ],
})
