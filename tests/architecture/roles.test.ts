import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const routes = globSync('apps/portal/app/**/*.route.{ts,tsx}')

test('pages and content know guests and players, and no other role [6.10]', () => {
  const roles = routes.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bauth: '([^']*)'/g)].map(([, role]) => role))
  expect(routes.length).toBeGreaterThan(20)
  expect([...new Set(roles)]).toEqual(['user'])
  const [, audiences] = /AUDIENCES = \[([^\]]*)\]/.exec(readFileSync('packages/contract/src/enums.ts', 'utf8')) ?? []
  expect(audiences).toBe("'NotLoggedIn', 'LoggedIn', 'All'")
})
