import { expect, test } from 'vitest'
import { gateway, operator, PLAYER_ERROR_CODES, platform } from './index.ts'

/** Texts exist for it; PAM answers a remembered login that is over as `wrong-credentials`. */
const NEVER_ANSWERED = ['remember-me-invalid']

test('operations name codes that a player’s texts are written for, and each of those is named by some operation [8.7] [8.9]', () => {
  const operations = [...Object.values(gateway), ...Object.values(platform), ...Object.values(operator)]
  const named = new Set<string>(operations.flatMap((operation) => ('errors' in operation ? [...operation.errors] : [])))
  expect([...named, ...NEVER_ANSWERED].toSorted()).toEqual([...PLAYER_ERROR_CODES].toSorted())
})
