import type { WalletSession } from '@herna/contract/wallet'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { grantMoney, openProvider, type Provider, WITH_PROVIDERS } from '../../provider.fixture.ts'

const GAME = 'vlcia-hora'
let pam: RunningPam
let provider: Provider
let browser: Browser
let session: WalletSession
let name: string
let count = 0
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
  provider = openProvider(pam)
})
afterAll(() => pam.close())
beforeEach(async () => {
  count += 1
  name = `Dohra${count}`
  await pam.newPlayer(name)
  browser = await pam.playing(name)
  session = await provider.play(browser, GAME)
  await grantMoney(pam, session.playerId, { cash: 10_000 })
  const bet = { sessionId: session.sessionId, transactionId: `f-${count}`, roundId: `f-${count}`, gameCode: GAME, amount: 100 }
  expect((await provider.call('bet', bet)).status).toBe(200)
})

const operator = (path: string, payload: object) =>
  pam.app.inject({
    method: 'POST',
    url: `/platform/operator${path}`,
    headers: { authorization: 'Bearer operators-token-of-tests' },
    payload,
  })

test.each([
  ['is self-excluded', () => browser.call('POST', '/platform/panic-button')],
  ['was stopped', () => operator('/play-stops', { scope: 'player', username: name, stopped: true, reason: 'skúška' })],
  [
    'was added to the register',
    () => pam.database.pool.query(`UPDATE pam.players SET register_state = 'excluded' WHERE id = $1`, [session.playerId]),
  ],
  ['is at the limit', () => browser.call('PUT', '/platform/limits', { kind: 'stake', period: 'day', amount: 100 })],
])(
  'a player who %s can launch the game of an unfinished round to finish it, and can place no further bet [M6] (M12)',
  async (_, stop) => {
    await stop()
    const launched = await provider.launch(browser, GAME)
    expect(launched).toMatchObject({ status: 200, body: { unfinishedRounds: [{ roundId: `f-${count}`, staked: 100 }] } })
    const { sessionId } = launched.body
    for (const roundId of [`f-${count}`, `f-${count}-next`]) {
      const more = { sessionId, transactionId: `${roundId}-more`, roundId, gameCode: GAME, amount: 100 }
      expect([403, 409], roundId).toContain((await provider.call('bet', more)).status)
    }
    expect((await provider.launch(browser, 'ine-ovocie')).status, 'another game').toBe(403)
    const win = { playerId: session.playerId, transactionId: `f-${count}-win`, roundId: `f-${count}`, gameCode: GAME }
    expect((await provider.call('win', { ...win, amount: 250, isRoundClosed: true })).body.balance).toMatchObject({ held: 0 })
    expect((await provider.launch(browser, GAME)).status, 'nothing is left to finish').toBe(403)
  },
)
