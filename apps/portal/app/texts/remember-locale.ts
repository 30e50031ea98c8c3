import type { Languages } from './keep-locale.ts'

/** Nothing on the first screen waits for it, so it is no part of the first load; when it does not come, nothing is kept. */
export const rememberLocale = (languages: Languages): void =>
  void import('./keep-locale.ts').then(
    ({ keepLocale }) => keepLocale(languages),
    () => undefined,
  )
