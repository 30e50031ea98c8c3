import { defineConfig } from 'oxlint'
import { ELEMENTS, FILES } from './tools/lint/elements.ts'
import { NO_STORAGE, PURE, STORAGE_FILES } from './tools/lint/globals.ts'
import { POLICIES } from './tools/lint/layers.ts'

const TESTS = ['**/*.{test,fixture,setup,global,journey}.{ts,tsx}', 'apps/portal/server/fixtures/**', 'tests/**', 'bench/**']

export default defineConfig({
  plugins: ['import', 'typescript', 'react', 'jsx-a11y', 'unicorn', 'oxc'],
  jsPlugins: ['eslint-plugin-boundaries', './tools/lint/plugin.ts'],
  // Without oxlint-tsgolint the rules that need types are listed as active and report nothing; tests/architecture holds it installed.
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  ignorePatterns: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.react-router/**', '**/migrations/**'],
  settings: {
    'import/resolver': { typescript: { alwaysTryTypes: true } },
    'boundaries/elements': ELEMENTS,
    'boundaries/files': FILES,
    'boundaries/ignore': ['*.ts'],
    // What a test replaces by its path is an import like any other: another element's `index.ts` or nothing.
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
    // `import * as operations` and `operations[name]`: types know the names.
    'import/namespace': ['error', { allowComputed: true }],
    'react/rules-of-hooks': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // Strings are spread into code points on purpose, to fold and to count what players typed.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    // Our objects are closures, and their interfaces are written with methods: the rule sees a lost `this` where none is used.
    'typescript/unbound-method': 'off',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    ...NO_STORAGE,
  },
  overrides: [
    {
      files: ['tools/**', 'services/*.ts', 'sandbox/films/films.ts', 'bench/**', 'apps/portal/server/start.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
    // No React there: `use…` are functions of the domain and fixtures of Playwright.
    { files: ['services/**', 'tests/journeys/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // Playwright reads what a fixture needs from its first parameter, which must be a pattern.
    { files: ['tests/journeys/**'], rules: { 'eslint/no-empty-pattern': 'off' } },
    // Until cards of providers leave the catalogue: the two features know each other by a type.
    { files: ['apps/portal/app/{catalogue,game}/**'], rules: { 'import/no-cycle': 'error' } },
    { files: ['packages/rules/src/**', 'sandbox/game-maths/src/**'], ...PURE },
    {
      files: [...TESTS, ...STORAGE_FILES],
      rules: { 'eslint/no-restricted-globals': 'off', 'eslint/no-restricted-properties': 'off' },
    },
    {
      files: TESTS,
      rules: {
        'eslint/no-undef': 'off',
        'herna/no-current-time': 'off',
        // What a replaced `fetch` is called with may be a `Request`, which a test would see at once.
        'typescript/no-base-to-string': 'off',
        // Servers of tests answer in asynchronous functions: one that fails is an unhandled rejection, which fails the run.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      },
    },
  ],
})
