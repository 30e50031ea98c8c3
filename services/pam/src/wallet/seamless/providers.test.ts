import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings, testDatabase } from '@herna/service-kit'
import { expect, test } from 'vitest'
import { providersSetting, reachProviders } from './providers.ts'

const read = (value?: string) => readSettings({ providers: providersSetting('P') }, { P: value }).providers
const SECRET = 'a-secret-of-at-least-32-characters-1'

test('providers are pairs of id and secret; a short secret or an id twice ends the start, unsaid', () => {
  expect([...read(`acme:${SECRET}, other:${SECRET}:with-colon`)]).toEqual([
    ['acme', SECRET],
    ['other', `${SECRET}:with-colon`],
  ])
  for (const wrong of ['acme', 'acme:short', `Acme:${SECRET}`, `acme:${SECRET},acme:${SECRET}`, ','])
    expect(() => read(wrong), wrong).toThrow(/^P: expected pairs such as [^,]+, separated by commas$/)
})

test('the sandbox has a provider of its own whose secret lies in the data folder; outside it nobody is admitted who was not set', async () => {
  const { pool, dataFolder, close } = await testDatabase()
  try {
    const own = await reachProviders(pool, read(), { sandbox: true, dataFolder })
    expect([...own]).toEqual([['sandbox', readFileSync(join(dataFolder, 'wallet-sandbox.key'), 'utf8')]])
    expect(await reachProviders(pool, read(), { sandbox: true, dataFolder })).toEqual(own)
    expect((await reachProviders(pool, read(), { sandbox: false, dataFolder })).size).toBe(0)
    expect([...(await reachProviders(pool, read(`acme:${SECRET}`), { sandbox: true, dataFolder })).keys()]).toEqual(['acme'])
  } finally {
    await close()
  }
})
