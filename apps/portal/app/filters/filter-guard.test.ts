import { expect, test } from 'vitest'
import { preservesFilters } from './filter-guard.ts'

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
])('the route guard: %s preserves filters: %s [4.28]', (pathname, isPreserving) => {
  expect(preservesFilters(pathname)).toBe(isPreserving)
})
