import type { OxlintConfig, OxlintOverride } from 'oxlint'

const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']
const STORAGE_MESSAGE =
  'Browser storage and cookies may be used only in the files listed in STORAGE_FILES (tools/lint/globals.ts).'

/** Files that may read and write browser storage or cookies; each documents what it stores. */
export const STORAGE_FILES = [
  'apps/embeds/cookie-consent/src/cookie-consent.tsx',
  'apps/portal/app/config/{cookies,native-shell}.ts',
  'apps/portal/app/chat/{chat-memory,remember-chat}.ts',
  'apps/portal/app/embeds/consent-store.ts',
  'apps/portal/app/filters/applied-storage.ts',
  'apps/portal/app/personal-lists/reserved-rows.ts',
  'apps/portal/app/player-data/{my-tables,player-games}.ts',
  'apps/portal/app/recommendations/row-reservation.ts',
  'apps/portal/app/search/recent-searches.ts',
  'apps/portal/app/session/{browser-ports,player-hint}.ts',
  'apps/portal/app/shell/error-page/{update-message.tsx,use-retry-after-update.ts}',
  'apps/portal/app/shell/theme/theme.ts',
  'apps/portal/app/texts/persist-locale.ts',
  'sandbox/game-clients/slots/src/controls/quick-spin.ts',
  'sandbox/game-kit/src/sounds/preference.ts',
]

/** Forbids browser storage and cookies. */
export const NO_STORAGE_RULES: NonNullable<OxlintConfig['rules']> = {
  'eslint/no-restricted-globals': ['error', ...STORAGE.map((name) => ({ name, message: STORAGE_MESSAGE }))],
  'eslint/no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      STORAGE.map((property) => ({ object, property, message: STORAGE_MESSAGE })),
    ),
    { object: 'document', property: 'cookie', message: STORAGE_MESSAGE },
  ],
}

const PURE_MESSAGE = 'Pure code takes time, randomness and I/O as parameters.'

/** Pure code uses the language only: no host API, no clock, no randomness. */
export const PURE_CODE: Omit<OxlintOverride, 'files'> = {
  env: { builtin: true, browser: false, node: false },
  globals: { URL: 'readonly', URLSearchParams: 'readonly', structuredClone: 'readonly' },
  rules: {
    'eslint/no-undef': 'error',
    'eslint/no-restricted-globals': ['error', { name: 'globalThis', message: PURE_MESSAGE }],
    'eslint/no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: PURE_MESSAGE },
      { object: 'Math', property: 'random', message: PURE_MESSAGE },
    ],
    'herna/no-current-time': 'error',
  },
}
