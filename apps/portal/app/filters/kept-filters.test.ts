import { expect, test } from 'vitest'
import { keepsFilters } from './kept-filters.ts'

test.each([
  ['/vsetky-hry', true],
  ['/kasino-zive/vsetky-hry', true],
  ['/preview/vsetky-hry', true],
  ['/hra/vlcia-hora', true],
  ['/play/vlcia-hora/demo', true],
  ['/preview/play/vlcia-hora/real', true],
  ['/', false],
  ['/kasino-zive', false],
  ['/kategorie/automaty', false],
  ['/poskytovatelia/krivan', false],
  ['/hra', false],
  ['/play/vlcia-hora', false],
  ['/vsetky-hry/x', false],
])('the guard of routes: %s keeps filters: %s [4.28]', (pathname, keeps) => {
  expect(keepsFilters(pathname)).toBe(keeps)
})
