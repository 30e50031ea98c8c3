import type { Languages } from './persist-locale.ts'

/** Loads and runs `persistLocale` after the first load; when its chunk fails to load, nothing is stored. */
export const rememberLocale = (languages: Languages): void =>
  void import('./persist-locale.ts').then(
    ({ persistLocale: keepLocale }) => keepLocale(languages),
    () => undefined,
  )
