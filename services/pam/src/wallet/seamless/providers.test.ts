import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDatabase } from '@herna/service-kit'
import { expect, test } from 'vitest'
import { resolveProviders } from './providers.ts'

const NONE = new Map<string, string>()

test('the sandbox has a bundled provider whose secret is in the data folder; outside it only configured providers are admitted', async () => {
  const { pool, dataFolder, close } = await testDatabase()
  try {
    const providers = await resolveProviders(pool, NONE, { sandbox: true, dataFolder })
    expect([...providers]).toEqual([['sandbox', readFileSync(join(dataFolder, 'wallet-sandbox.key'), 'utf8')]])
    expect(await resolveProviders(pool, NONE, { sandbox: true, dataFolder })).toEqual(providers)
    expect((await resolveProviders(pool, NONE, { sandbox: false, dataFolder })).size).toBe(0)
    expect([...(await resolveProviders(pool, new Map([['acme', 'secret']]), { sandbox: true, dataFolder })).keys()]).toEqual([
      'acme',
    ])
  } finally {
    await close()
  }
})
