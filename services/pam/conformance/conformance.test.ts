import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type RunningPam, runPam } from '../src/pam.fixture.ts'
import { grantMoney, PROVIDER, PROVIDER_SECRET, WITH_PROVIDERS } from '../src/provider.fixture.ts'
import { runChecks, type CheckContext, contextOf } from './check.ts'
import { CHECKS } from './checks.ts'
import { playerOfHerna } from './player.ts'
import { createWalletClient } from './wallet-client.ts'

let pam: RunningPam
let context: CheckContext
const target = { provider: PROVIDER, secret: PROVIDER_SECRET, gameCode: 'hra-prva', otherGameCode: 'hra-druha' }
const player = (address: string) => playerOfHerna(address, 'Zhodny', PASSWORD)
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS, parts: { now: () => new Date() } })
  await pam.newPlayer('Zhodny')
  const { rows } = await pam.database.pool.query(`SELECT id FROM pam.players WHERE username = 'Zhodny'`)
  await grantMoney(pam, rows[0].id, { cash: 50_000 })
  const address = await pam.app.listen({ host: '127.0.0.1', port: 0 })
  context = contextOf(createWalletClient({ wallet: address, ...target }), player(address))
})
afterAll(() => pam.close())

describe('the bundled wallet over HTTP:', () => {
  for (const check of CHECKS) test(check.title, () => check.run(context))
})

test('every check fails a wallet that returns the same reply to everything', async () => {
  const constantWallet = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => constantWallet.listen(0, '127.0.0.1', resolve))
  try {
    const wallet = `http://127.0.0.1:${(constantWallet.address() as AddressInfo).port}`
    const context = contextOf(createWalletClient({ wallet, ...target }), { launchToken: async () => 'x', logOut: async () => {} })
    const results = await runChecks(CHECKS, context, () => {})
    expect(results.filter(({ outcome }) => outcome !== 'failed')).toEqual([])
  } finally {
    constantWallet.close()
  }
})
