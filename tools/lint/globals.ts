import type { OxlintConfig, OxlintOverride } from 'oxlint'

const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']
const STORED = 'State that outlives the page is read and written in the files that STORAGE_FILES of tools/lint/globals.ts names.'

/** Files that may read and write storage or cookies of a browser; each says what it keeps. */
export const STORAGE_FILES = [
  'apps/embeds/cookie-consent/src/cookie-consent.tsx',
  'apps/portal/app/config/{cookies,native-shell}.ts',
  'apps/portal/app/embeds/consent-store.ts',
  'apps/portal/app/filters/applied-storage.ts',
  'apps/portal/app/personal-lists/reserved-rows.ts',
  'apps/portal/app/player-data/player-games.ts',
  'apps/portal/app/recommendations/{played-games,reserved-space}.ts',
  'apps/portal/app/search/recent-searches.ts',
  'apps/portal/app/session/browser-ports.ts',
  'apps/portal/app/shell/error-page/{update-message.tsx,use-retry-after-update.ts}',
  'apps/portal/app/shell/theme/theme.ts',
  'apps/portal/app/texts/keep-locale.ts',
]

/** Nothing that outlives the page. */
export const NO_STORAGE: NonNullable<OxlintConfig['rules']> = {
  'eslint/no-restricted-globals': ['error', ...STORAGE.map((name) => ({ name, message: STORED }))],
  'eslint/no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) => STORAGE.map((property) => ({ object, property, message: STORED }))),
    { object: 'document', property: 'cookie', message: STORED },
  ],
}

const AMBIENT = 'Time, randomness and I/O are passed in.'

/** Pure: the language alone. No host, no clock, no randomness. */
export const PURE: Omit<OxlintOverride, 'files'> = {
  env: { builtin: true, browser: false, node: false },
  globals: { URL: 'readonly', URLSearchParams: 'readonly', structuredClone: 'readonly' },
  rules: {
    'eslint/no-undef': 'error',
    'eslint/no-restricted-globals': ['error', { name: 'globalThis', message: AMBIENT }],
    'eslint/no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: AMBIENT },
      { object: 'Math', property: 'random', message: AMBIENT },
    ],
    'herna/no-current-time': 'error',
  },
}
