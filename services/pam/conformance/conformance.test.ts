import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type RunningPam, runPam } from '../src/pam.fixture.ts'
import { give, PROVIDER, PROVIDER_SECRET, WITH_PROVIDERS } from '../src/provider.fixture.ts'
import { runChecks, type Tools, toolsOf } from './check.ts'
import { CHECKS } from './checks.ts'
import { playerOfHouse } from './player.ts'
import { createWalletClient } from './wallet-client.ts'

let pam: RunningPam
let tools: Tools
const target = { provider: PROVIDER, secret: PROVIDER_SECRET, gameCode: 'hra-prva', otherGameCode: 'hra-druha' }
const player = (address: string) => playerOfHouse(address, 'Zhodny', PASSWORD)
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS, parts: { now: () => new Date() } })
  await pam.newPlayer('Zhodny')
  const { rows } = await pam.database.pool.query(`SELECT id FROM pam.players WHERE username = 'Zhodny'`)
  await give(pam, rows[0].id, { cash: 50_000 })
  const address = await pam.app.listen({ host: '127.0.0.1', port: 0 })
  tools = toolsOf(createWalletClient({ wallet: address, ...target }), player(address))
})
afterAll(() => pam.close())

describe('our wallet, over HTTP:', () => {
  for (const check of CHECKS) test(check.says, () => check.run(tools))
})

test('a wallet that answers everything with the same is found out by every check', async () => {
  const yes = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => yes.listen(0, '127.0.0.1', resolve))
  try {
    const wallet = `http://127.0.0.1:${(yes.address() as AddressInfo).port}`
    const bad = toolsOf(createWalletClient({ wallet, ...target }), { launchToken: async () => 'x', leave: async () => {} })
    const results = await runChecks(CHECKS, bad, () => {})
    expect(results.filter(({ outcome }) => outcome !== 'fails')).toEqual([])
  } finally {
    yes.close()
  }
})
