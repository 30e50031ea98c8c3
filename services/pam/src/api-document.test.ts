import { gateway, operator, platform } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPam, runPam } from './pam.fixture.ts'

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

test('every operation is in the API document with its request body and response', async () => {
  const document = (await pam.app.inject('/docs/json')).json<{
    paths: Record<string, Record<string, { summary: string; responses: object }>>
  }>()
  for (const [prefix, calls] of [
    ['/platform', platform],
    ['/platform', operator],
    ['/gateway', gateway],
  ] as const)
    for (const { method, path } of Object.values(calls)) {
      const described = document.paths[`${prefix}${path.replace(':id', '{id}')}`]?.[method.toLowerCase()]
      expect(described?.summary, `${method} ${path}`).toBeTruthy()
      expect(JSON.stringify(described?.responses)).toContain('application/json')
    }
})
