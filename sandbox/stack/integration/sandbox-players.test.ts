import type { LoginReply } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, type RunningPam, runPam } from '@herna/services/pam/fixtures'
import { BONUS_TEMPLATES } from '../src/bonus-templates.ts'
import { SANDBOX_PLAYERS } from '../src/sandbox-players.ts'

const parts = { players: SANDBOX_PLAYERS, bonusTemplates: BONUS_TEMPLATES }
const password = 'Skusobna-Jazda-7'
let pam: RunningPam
beforeAll(async () => {
  pam = await runPam({ parts, environment: { HERNA_SEED_PLAYERS: 'on' } })
})
afterAll(() => pam.close())

const login = async (username: string) => {
  const browser = pam.browser()
  return { browser, reply: await browser.expect<LoginReply>(200, 'POST', '/platform/login', { username, password }) }
}

test('the seeded player has play money and no pending steps', async () => {
  const { browser, reply } = await login('hrac')
  expect(reply.pendingSteps).toEqual([])
  await browser.gatewayLogin('hrac')
  const { body } = await browser.call('GET', '/gateway/pams/api/v2/balances')
  expect(body.balances.casino_gaming).toEqual({ amount: 100_000, currencyCode: 'EUR' })
  expect((await browser.call('GET', '/platform/protection')).body).toMatchObject({ mayPlay: true, mayDeposit: true })
})

test('one player is excluded, one has a second factor, one has every kind of bonus', async () => {
  const excluded = await login('hrac-vyluceny')
  expect(
    (await excluded.browser.gatewayLogin('hrac-vyluceny')).additionalInformation.SuspendedSelfExclusionException?.reason,
  ).toBe('self')
  const { browser, reply } = await login('hracka-dvojita')
  const challenge = reply.sessionValidationData?.SessionValidationBy2FAData.challenge
  const code = codeAt(Buffer.from('12345678901234567890'), pam.clock.now)
  await browser.expect(200, 'POST', '/platform/login/second-factor', { challenge, code })
  const bonuses = await login('hracka-bonusy')
  await bonuses.browser.gatewayLogin('hracka-bonusy')
  expect((await bonuses.browser.call('GET', '/gateway/pams/api/v2/playerTags')).body.tags).toHaveLength(5)
})

test('a second start seeds no player again and resets nothing; outside the sandbox no player is seeded', async () => {
  await pam.database.pool.query(
    `INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bank) SELECT now(), current_date, player_id, 'withdrawal', cash - 7, 7 - cash, cash - 7 FROM pam.wallets`,
  )
  const again = await runPam({ parts, environment: { HERNA_SEED_PLAYERS: 'on' }, database: pam.database })
  await again.close()
  const { rows } = await pam.database.pool.query('SELECT count(*)::int AS players, sum(cash)::int AS cents FROM pam.wallets')
  expect(rows).toEqual([{ players: 4, cents: 28 }])
  const strict = await runPam({
    parts,
    environment: { HERNA_SANDBOX: 'off', HERNA_SMTP_URL: 'smtp://127.0.0.1:9', HERNA_SEED_PLAYERS: 'on' },
  })
  try {
    expect((await strict.database.pool.query('SELECT 1 FROM pam.players')).rowCount).toBe(0)
    expect((await strict.app.inject('/platform/mail')).statusCode).toBe(404)
  } finally {
    await strict.close()
  }
})
