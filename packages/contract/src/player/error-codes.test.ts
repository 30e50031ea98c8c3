import { expect, test } from 'vitest'
import { gateway, operator, PLAYER_ERROR_CODES, platform } from './index.ts'

/** A text exists for it, but the PAM replies `wrong-credentials` for an expired remember-me token. */
const NEVER_SENT = ['remember-me-invalid']

test('every error code of an operation has a text for players, and every such code belongs to some operation [8.7] [8.9]', () => {
  const operations = [...Object.values(gateway), ...Object.values(platform), ...Object.values(operator)]
  const declaredCodes = new Set<string>(operations.flatMap((operation) => ('errors' in operation ? [...operation.errors] : [])))
  expect([...declaredCodes, ...NEVER_SENT].toSorted()).toEqual([...PLAYER_ERROR_CODES].toSorted())
})
