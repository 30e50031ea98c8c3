import { randomUUID } from 'node:crypto'
import type { WalletSession } from '@herna/contract/wallet'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { grantMoney, openProvider, OTHER_PROVIDER, OTHER_SECRET, type Provider, WITH_PROVIDERS } from '../../provider.fixture.ts'

const GAME = 'vlcia-hora'
let pam: RunningPam
let provider: Provider
let browser: Browser
let session: WalletSession
let names = 0
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
  provider = openProvider(pam)
})
afterAll(() => pam.close())
/** A player with 100 € of cash and a game session. */
beforeEach(async () => {
  names += 1
  const name = `Stavka${names}`
  await pam.newPlayer(name)
  browser = await pam.playing(name)
  session = await provider.play(browser, GAME)
  await grantMoney(pam, session.playerId, { cash: 10_000 })
})

let ids = 0
const newId = () => `t-${(ids += 1)}`
const betOf = (overrides: object = {}) => ({
  sessionId: session.sessionId,
  transactionId: newId(),
  roundId: newId(),
  gameCode: GAME,
  amount: 250,
  ...overrides,
})
const winOf = (roundId: string, overrides: object = {}) => ({
  playerId: session.playerId,
  transactionId: newId(),
  roundId,
  gameCode: GAME,
  amount: 0,
  isRoundClosed: true,
  ...overrides,
})
const rollbackOf = ({ transactionId, roundId }: { transactionId: string; roundId: string }, overrides: object = {}) => ({
  playerId: session.playerId,
  transactionId: newId(),
  roundId,
  gameCode: GAME,
  betTransactionId: transactionId,
  ...overrides,
})
const balances = async () => (await browser.call('GET', '/gateway/pams/api/v2/balances')).body.balances
const gaming = async () => (await balances()).casino_gaming.amount as number
const postingsOf = async (transactionId: string) =>
  (await pam.database.pool.query('SELECT count(*)::int AS rows FROM pam.ledger WHERE provider_transaction = $1', [transactionId]))
    .rows[0].rows

test('the same bet sent fifty times at once is posted once, and every reply is the same (M1)', async () => {
  const call = betOf()
  const responses = await Promise.all(Array.from({ length: 50 }, () => provider.call('bet', call)))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(responses[0]).toMatchObject({
    status: 200,
    body: { transactionId: call.transactionId, payment: 'balance', balance: { gaming: 9_750, cash: 9_750, bonus: 0, held: 250 } },
  })
  expect(await postingsOf(call.transactionId)).toBe(1)
  expect(await gaming()).toBe(9_750)
})

test('wins and rollbacks are posted once too, however often they are sent (M1) (M2)', async () => {
  const first = betOf()
  await provider.call('bet', first)
  const win = winOf(first.roundId, { amount: 600 })
  const wins = await Promise.all(Array.from({ length: 20 }, () => provider.call('win', win)))
  expect(new Set(wins.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await gaming()).toBe(10_350)
  const second = betOf()
  await provider.call('bet', second)
  const back = rollbackOf(second)
  const backs = await Promise.all(Array.from({ length: 20 }, () => provider.call('rollback', back)))
  expect(new Set(backs.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(backs[0]?.body.walletTransactionId).not.toBeNull()
  expect(await gaming()).toBe(10_350)
  const again = await provider.call('rollback', rollbackOf(second))
  expect([again.status, again.body.walletTransactionId]).toEqual([200, null])
  expect(await gaming()).toBe(10_350)
})

test('a transaction id used for another call is refused as a mismatch (M1)', async () => {
  const bet = betOf()
  await provider.call('bet', bet)
  for (const changed of [{ amount: 251 }, { roundId: newId() }, { bonusId: randomUUID() }])
    expect(await provider.call('bet', { ...bet, ...changed })).toMatchObject({
      status: 409,
      body: { errorCode: 'transaction-mismatch' },
    })
  const asWin = await provider.call('win', winOf(bet.roundId, { transactionId: bet.transactionId, amount: 250 }))
  expect(asWin.body.errorCode).toBe('transaction-mismatch')
  const win = winOf(bet.roundId, { amount: 500, jackpot: { title: 'Malý', amount: 400 } })
  const closing = { ...win, jackpot: undefined, transactionId: newId() }
  expect((await provider.call('win', { ...win, isRoundClosed: false })).status).toBe(200)
  expect((await provider.call('win', closing)).status).toBe(200)
  for (const changed of [
    win,
    { ...win, isRoundClosed: false, jackpot: undefined },
    { ...win, isRoundClosed: false, jackpot: { title: 'Malý', amount: 399 } },
    { ...win, isRoundClosed: false, jackpot: { title: 'Veľký', amount: 400 } },
    { ...closing, isRoundClosed: false },
    { ...closing, jackpot: { title: 'Malý', amount: 400 } },
  ])
    expect((await provider.call('win', changed)).body.errorCode, JSON.stringify(changed)).toBe('transaction-mismatch')
  expect((await provider.call('win', { ...win, isRoundClosed: false })).status, 'the same again').toBe(200)
  const early = rollbackOf({ transactionId: newId(), roundId: newId() })
  expect((await provider.call('rollback', early)).status).toBe(200)
  for (const changed of [{ roundId: newId() }, { gameCode: 'ine-ovocie' }])
    expect((await provider.call('rollback', { ...early, ...changed })).body.errorCode).toBe('transaction-mismatch')
  expect((await provider.call('rollback', early)).status, 'the same again').toBe(200)
  await pam.newPlayer(`Iny${names}`)
  const other = await provider.play(await pam.playing(`Iny${names}`), GAME)
  const byOther = await provider.call('bet', { ...bet, sessionId: other.sessionId })
  expect(byOther.body.errorCode).toBe('transaction-mismatch')
  expect(await gaming()).toBe(10_750)
})

test('two providers may use the same ids: they are distinguished', async () => {
  const other = openProvider(pam, { id: OTHER_PROVIDER, secret: OTHER_SECRET })
  const theirs = await other.play(browser, GAME)
  const bet = betOf()
  expect((await provider.call('bet', bet)).status).toBe(200)
  expect((await other.call('bet', { ...bet, sessionId: theirs.sessionId })).status).toBe(200)
  expect((await other.call('bet', betOf())).body.errorCode).toBe('session-invalid')
  expect(await gaming()).toBe(9_500)
})

test('a rollback that arrives before its bet is stored: the late bet is refused (M2)', async () => {
  const bet = betOf()
  const early = await provider.call('rollback', rollbackOf(bet))
  expect(early).toMatchObject({ status: 200, body: { walletTransactionId: null, balance: { gaming: 10_000 } } })
  expect(await provider.call('bet', bet)).toMatchObject({ status: 409, body: { errorCode: 'bet-rolled-back' } })
  expect(await gaming()).toBe(10_000)
})

test('a rollback after the win is refused and the win stays (M2)', async () => {
  const bet = betOf()
  await provider.call('bet', bet)
  await provider.call('win', winOf(bet.roundId, { amount: 900 }))
  expect(await provider.call('rollback', rollbackOf(bet))).toMatchObject({
    status: 409,
    body: { errorCode: 'round-settled' },
  })
  expect(await gaming()).toBe(10_650)
})

test('a rolled back bet returns the stake to the balance, the limits and the statement (M2)', async () => {
  const bet = betOf()
  await provider.call('bet', bet)
  await provider.call('rollback', rollbackOf(bet))
  const { months } = (await browser.call('GET', '/platform/statement')).body
  expect(months.at(-1)).toMatchObject({ staked: 0, won: 0 })
  expect(await balances()).toMatchObject({ casino_gaming: { amount: 10_000 }, casino_held: { amount: 0 } })
  const round = await provider.call('round', { playerId: session.playerId, roundId: bet.roundId })
  expect(round.body).toMatchObject({ state: 'rolled-back', staked: 0, won: 0 })
  expect(round.body.transactions.map(({ kind }: { kind: string }) => kind)).toEqual(['bet', 'rollback'])
})

test('after logout a win and a rollback are accepted, a bet is refused (M3)', async () => {
  const won = betOf()
  await provider.call('bet', won)
  const other = await provider.play(browser, 'ine-ovocie')
  const otherBet = betOf({ sessionId: other.sessionId, gameCode: 'ine-ovocie', amount: 100 })
  await provider.call('bet', otherBet)
  await browser.call('POST', '/platform/logout', { allSessions: false, invalidateRememberMe: false })
  expect((await provider.call('bet', betOf({ roundId: won.roundId }))).body.errorCode).toBe('session-invalid')
  expect((await provider.call('win', winOf(won.roundId, { amount: 500 }))).status).toBe(200)
  const back = await provider.call('rollback', rollbackOf(otherBet, { gameCode: 'ine-ovocie' }))
  expect(back).toMatchObject({ status: 200, body: { balance: { gaming: 10_250, held: 0 } } })
  const repeated = await provider.call('bet', won)
  expect(repeated.status).toBe(200)
})

test('an exclusion refuses the next bet and the launch at once; accepted stakes can still win (M3) (M12)', async () => {
  const bet = betOf()
  await provider.call('bet', bet)
  await browser.expect(200, 'POST', '/platform/panic-button')
  const next = await provider.call('bet', betOf({ roundId: bet.roundId }))
  expect(next).toMatchObject({ status: 403, body: { errorCode: 'play-blocked' } })
  expect((await provider.launch(browser, 'ine-ovocie')).body.errorCode).toBe('play-blocked')
  expect((await provider.call('win', winOf(bet.roundId, { amount: 700 }))).body.balance.gaming).toBe(10_450)
  expect((await provider.launch(browser, GAME)).body.errorCode).toBe('play-blocked')
})

test('a player excluded from one game type may play others; a game of unknown type counts as excluded (M12)', async () => {
  await pam.database.pool.query(
    `INSERT INTO pam.game_types VALUES ('ruleta', 'Table', now()), ('vlcia-hora', 'Slot', now()) ON CONFLICT DO NOTHING`,
  )
  await pam.database.pool.query(
    `INSERT INTO pam.exclusions (id, player_id, reason, product, game_type, starts_at) VALUES ($1, $2, 'self', 'Casino', 'Table', $3)`,
    [randomUUID(), session.playerId, pam.clock.now],
  )
  expect((await provider.call('bet', betOf())).status).toBe(200)
  expect((await provider.launch(browser, 'ruleta')).body.errorCode).toBe('play-blocked')
  expect((await provider.launch(browser, 'neznama')).body.errorCode).toBe('play-blocked')
})

test('stake and loss limits refuse bets that would exceed them, naming the limit (M12)', async () => {
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'stake', period: 'week', amount: 500 })
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'loss', period: 'day', amount: 400 })
  const bet = betOf({ amount: 300 })
  expect((await provider.call('bet', bet)).status).toBe(200)
  const more = (amount: number) => provider.call('bet', betOf({ roundId: bet.roundId, amount }))
  const tooMuch = await more(101)
  expect(tooMuch).toMatchObject({
    status: 403,
    body: { errorCode: 'limit-reached', errors: [{ field: 'loss.day' }] },
  })
  await provider.call('win', winOf(bet.roundId, { amount: 300 }))
  const second = betOf({ amount: 200 })
  expect((await provider.call('bet', second)).status).toBe(200)
  await provider.call('win', winOf(second.roundId))
  expect((await provider.call('bet', betOf({ amount: 1 }))).body.errors[0].field).toBe('stake.week')
  expect((await provider.launch(browser, GAME)).body.errorCode).toBe('limit-reached')
  pam.pass({ days: 8 })
})

test('a stake above the balance is refused entirely', async () => {
  expect((await provider.call('bet', betOf({ amount: 10_001 }))).status).toBe(402)
  expect(await gaming()).toBe(10_000)
  const allInBet = betOf({ amount: 10_000 })
  expect((await provider.call('bet', allInBet)).body.balance).toMatchObject({ gaming: 0, held: 10_000 })
})

test('cash is staked before bonus money, and a win is paid back in the same proportion', async () => {
  await grantMoney(pam, session.playerId, { bonus: 5_000 })
  const bet = betOf({ amount: 12_000 })
  expect((await provider.call('bet', bet)).body.balance).toMatchObject({ cash: 0, bonus: 3_000, gaming: 3_000, held: 12_000 })
  const { body } = await provider.call('win', winOf(bet.roundId, { amount: 1_001 }))
  // A sixth was bonus money: 166.83 of 1 001; what does not divide is cash.
  expect(body.balance).toMatchObject({ cash: 835, bonus: 3_166, held: 0 })
})

test('a second round of a game is refused until the first is closed, naming it; another game may be played (M6)', async () => {
  const bet = betOf()
  await provider.call('bet', bet)
  const second = await provider.call('bet', betOf())
  expect(second).toMatchObject({
    status: 409,
    body: { errorCode: 'round-unfinished', errors: [{ field: 'roundId', message: bet.roundId }] },
  })
  expect((await provider.play(browser, GAME)).unfinishedRounds).toMatchObject([{ roundId: bet.roundId, staked: 250 }])
  const elsewhere = await provider.play(browser, 'ine-ovocie')
  expect((await provider.call('bet', betOf({ sessionId: elsewhere.sessionId, gameCode: 'ine-ovocie' }))).status).toBe(200)
  const doubled = await provider.call('bet', betOf({ roundId: bet.roundId }))
  expect(doubled.body.balance.held).toBe(750)
  await provider.call('win', winOf(bet.roundId))
  expect((await provider.call('bet', betOf())).status).toBe(200)
  expect((await provider.call('bet', betOf({ roundId: bet.roundId }))).body.errorCode).toBe('round-closed')
})

test('wins without a bet are refused; a closed round pays no more', async () => {
  expect(await provider.call('win', winOf('nikdy'))).toMatchObject({ status: 404, body: { errorCode: 'round-unknown' } })
  const bet = betOf()
  await provider.call('bet', bet)
  await provider.call('win', winOf(bet.roundId, { amount: 10, isRoundClosed: false }))
  await provider.call('win', winOf(bet.roundId, { amount: 20 }))
  expect((await provider.call('win', winOf(bet.roundId, { amount: 5 }))).body.errorCode).toBe('round-closed')
  expect(await gaming()).toBe(9_780)
})

test('a double click and two tabs share one session of a game (M7)', async () => {
  const [first, second] = await Promise.all([provider.play(browser, GAME), provider.play(browser, GAME)])
  expect([first.sessionId, second.sessionId]).toEqual([session.sessionId, session.sessionId])
})

test('a launch token works once, and for a minute (M7)', async () => {
  const token = async () => (await browser.call('GET', '/gateway/pams/api/v2/chatToken')).body.sessionToken.sessionToken
  const once = await token()
  const open = (launchToken: string) => provider.call('openSession', { launchToken, gameCode: GAME })
  const responses = await Promise.all([open(once), open(once), open(once)])
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  const late = await token()
  pam.pass({ seconds: 60 })
  expect(await open(late)).toMatchObject({ status: 401, body: { errorCode: 'launch-token-invalid' } })
})

test('a launch that arrives after one that was begun later is refused and changes nothing, as of a window that was given up; other games are not concerned (M7)', async () => {
  const token = async () => (await browser.call('GET', '/gateway/pams/api/v2/chatToken')).body.sessionToken.sessionToken
  const open = (launchToken: string, gameCode = GAME) => provider.call('openSession', { launchToken, gameCode })
  const [givenUp, ofOtherGame] = [await token(), await token()]
  pam.pass({ seconds: 20 })
  const opened = await open(await token())
  expect(opened.status).toBe(200)
  expect(await open(givenUp)).toMatchObject({ status: 401, body: { errorCode: 'launch-token-invalid' } })
  expect((await open(ofOtherGame, 'ine-ovocie')).status).toBe(200)
  expect((await open(await token())).body.sessionId).toBe(opened.body.sessionId)
})

test('a launch whose reply is lost is sent again: its attempt uses the token as often as it must, no other attempt does (M7)', async () => {
  const token = async () => (await browser.call('GET', '/gateway/pams/api/v2/chatToken')).body.sessionToken.sessionToken
  const launchToken = await token()
  const attemptId = randomUUID()
  const open = (more: object) => provider.call('openSession', { launchToken, gameCode: GAME, ...more })
  const replies = await Promise.all([open({ attemptId }), open({ attemptId }), open({ attemptId })])
  expect(replies.map(({ status, body }) => [status, body.sessionId])).toEqual(replies.map(() => [200, session.sessionId]))
  for (const more of [{}, { attemptId: randomUUID() }])
    expect(await open(more)).toMatchObject({ status: 401, body: { errorCode: 'launch-token-invalid' } })
  pam.pass({ seconds: 60 })
  expect(await open({ attemptId })).toMatchObject({ status: 401, body: { errorCode: 'launch-token-invalid' } })
  const withoutAttempt = { launchToken: await token() }
  expect((await open(withoutAttempt)).status).toBe(200)
  expect((await open({ ...withoutAttempt, attemptId })).status).toBe(401)
})

test('a provider learns which of its sessions accept no more bets: after a logout, an exclusion, or never its own', async () => {
  const other = openProvider(pam, { id: OTHER_PROVIDER, secret: OTHER_SECRET })
  const theirs = await other.play(browser, GAME)
  const unknown = randomUUID()
  const ended = async () =>
    (await provider.call('endedSessions', { sessionIds: [session.sessionId, theirs.sessionId, unknown] })).body.ended
  expect(await ended()).toEqual([theirs.sessionId, unknown])
  await browser.call('POST', '/platform/logout', { allSessions: false, invalidateRememberMe: false })
  expect(await ended()).toEqual([session.sessionId, theirs.sessionId, unknown])
  const again = await provider.play(await pam.playing(`Stavka${names}`), GAME)
  const isOver = async () => (await provider.call('endedSessions', { sessionIds: [again.sessionId] })).body.ended.length === 1
  expect(await isOver()).toBe(false)
  await pam.database.pool.query(
    `INSERT INTO pam.exclusions (id, player_id, reason, product, starts_at) VALUES ($1, $2, 'self', 'CrossProduct', now())`,
    [randomUUID(), session.playerId],
  )
  expect(await isOver()).toBe(true)
})

test('a launch after a new login is another session: the old window is refused (M7) (M3)', async () => {
  await browser.call('POST', '/platform/logout', { allSessions: false, invalidateRememberMe: false })
  const again = await pam.playing(`Stavka${names}`)
  const fresh = await provider.play(again, GAME)
  expect(fresh.sessionId).not.toBe(session.sessionId)
  expect((await provider.call('bet', betOf())).body.errorCode).toBe('session-invalid')
  expect((await provider.call('bet', betOf({ sessionId: fresh.sessionId }))).status).toBe(200)
})

test('playing counts as activity; half an hour without play is idle (M8)', async () => {
  pam.pass({ minutes: 20 })
  const bet = betOf()
  expect((await provider.call('bet', bet)).status).toBe(200)
  pam.pass({ minutes: 20 })
  expect((await provider.call('bet', betOf({ roundId: bet.roundId }))).status).toBe(200)
  pam.pass({ minutes: 31 })
  expect((await provider.call('bet', betOf({ roundId: bet.roundId }))).body.errorCode).toBe('session-invalid')
})

test('a wrong signature, an old timestamp, a changed body and an unknown provider are refused', async () => {
  const refused = { status: 401, body: { errorCode: 'signature-invalid' } }
  const forger = openProvider(pam, { id: 'testgames', secret: 'x'.repeat(40) })
  expect(await forger.call('bet', betOf())).toMatchObject(refused)
  const unknown = openProvider(pam, { id: 'nobody', secret: 'x'.repeat(40) })
  expect(await unknown.call('bet', betOf())).toMatchObject(refused)
  for (const shift of [-61_000, 61_000])
    expect(await provider.call('bet', betOf(), String(pam.clock.now.getTime() + shift))).toMatchObject(refused)
  const bare = await pam.app.inject({ method: 'POST', url: '/wallet/v1/bet', payload: betOf() })
  expect(bare.json()).toMatchObject({ status: 401, errorCode: 'signature-invalid' })
  const empty = await pam.app.inject({ method: 'POST', url: '/wallet/v1/bet' })
  expect(empty.statusCode).toBe(401)
  expect(await gaming()).toBe(10_000)
})

test('invalid amounts are refused naming the field (M4)', async () => {
  for (const amount of [0, -1, 0.1, 1e21, -0, null, '5', 2_000_000_000]) {
    const response = await provider.call('bet', betOf({ amount }))
    expect([response.status, response.body.errors[0].field], String(amount)).toEqual([400, 'amount'])
  }
  const jackpot = await provider.call('win', winOf('x', { amount: 5, jackpot: { title: 'Zlato', amount: 6 } }))
  expect(jackpot.body.errors[0].field).toBe('jackpot.amount')
})

test('the report sums what was posted, by game', async () => {
  const from = pam.clock.now.toISOString()
  pam.pass({ minutes: 1 })
  const bet = betOf({ amount: 400 })
  await provider.call('bet', bet)
  await provider.call('win', winOf(bet.roundId, { amount: 150 }))
  const back = betOf({ amount: 100 })
  await provider.call('bet', back)
  await provider.call('rollback', rollbackOf(back))
  pam.pass({ minutes: 1 })
  const report = await provider.call('report', { from, until: pam.clock.now.toISOString() })
  expect(report.body.games).toEqual([{ gameCode: GAME, bets: 2, staked: 500, wins: 1, won: 150, rolledBack: 100 }])
})
