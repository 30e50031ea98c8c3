import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.fixture.ts'
import { PASSWORD, type RunningPam, registrationOf, runPam } from '../pam.fixture.ts'
import { openProvider, type Provider, WITH_PROVIDERS } from '../provider.fixture.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { removeErasedIdentities } from './remove-identities.ts'

const GAME = 'vlcia-hora'
let pam: RunningPam
let provider: Provider
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
  provider = openProvider(pam)
})
afterAll(() => pam.close())

const authorization = 'Bearer operators-token-of-tests'
const operator = (path: string, payload?: object) =>
  pam.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/platform/operator${path}`,
    headers: { authorization },
    ...(payload ? { payload } : {}),
  })
const erase = (username: string) => operator('/personal-data/erasure', { username, reason: 'žiadosť hráča' })
const exportOf = async (username: string): Promise<{ playerId: string; tables: Record<string, Record<string, unknown>[]> }> => {
  const response = await operator('/personal-data/export', { username })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const rowsOf = async (sql: string, ...values: unknown[]) => (await pam.database.pool.query(sql, values)).rows
const pay = (browser: Browser, kind: 'deposits' | 'withdrawals', amount: number) =>
  browser.call('POST', `/platform/${kind}`, { paymentId: randomUUID(), amount })

/** A player who has deposited 50 €, played a round that won as much as it cost, and left traces everywhere. */
async function activePlayer(name: string): Promise<{ browser: Browser; id: string }> {
  await pam.newPlayer(name)
  const browser = await pam.playing(name, { rememberMe: 1 })
  expect((await pay(browser, 'deposits', 5_000)).status).toBe(200)
  const session = await provider.play(browser, GAME)
  const round = { roundId: randomUUID(), gameCode: GAME }
  await provider.call('bet', { ...round, sessionId: session.sessionId, transactionId: randomUUID(), amount: 200 })
  const win = { ...round, playerId: session.playerId, transactionId: randomUUID(), amount: 200, isRoundClosed: true }
  expect((await provider.call('win', win)).status).toBe(200)
  await browser.expect(200, 'PUT', '/platform/limits', { kind: 'loss', period: 'month', amount: 10_000 })
  expect((await operator('/messages', { username: name, title: 'Dobrý deň', text: 'Vitajte' })).statusCode).toBe(200)
  return { browser, id: session.playerId }
}

test('every table with rows about players is exported', async () => {
  const stored = await rowsOf(
    `SELECT DISTINCT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'pam' AND t.table_type = 'BASE TABLE' AND c.column_name IN ('player_id', 'session_id', 'family_id', 'recipient', 'username')
       AND c.table_name <> 'declined_registrations' ORDER BY 1`,
  )
  const exported = new Set(PERSONAL_TABLES.map(({ table }) => table))
  expect(stored.length).toBeGreaterThan(20)
  expect(stored.map(({ name }) => name as string).filter((name) => !exported.has(name))).toEqual([])
})

test('an export has what is stored about the player, nothing about others, and no secrets; it is audited', async () => {
  const { id } = await activePlayer('Vyvezena')
  await activePlayer('Susedova')
  const { playerId, tables } = await exportOf('Vyvezena')
  expect(playerId).toBe(id)
  expect(Object.keys(tables)).toEqual(PERSONAL_TABLES.map(({ table }) => table))
  expect(tables['players']).toMatchObject([{ username: 'Vyvezena', email: 'Vyvezena@posta.test', first_name: 'Ján' }])
  expect(tables['ledger']).toMatchObject([
    { kind: 'deposit', amount: 5_000 },
    { kind: 'bet', amount: 200 },
    { kind: 'win', amount: 200 },
  ])
  expect(tables['limit_changes']).toMatchObject([{ kind: 'loss', period: 'month', amount: 10_000 }])
  expect(tables['player_messages']).toMatchObject([{ title: 'Dobrý deň', text: 'Vitajte' }])
  expect(tables['audit_log']?.at(-1)).toMatchObject({ action: 'personal-data-exported', actor: 'operator' })
  for (const name of ['sessions', 'rounds', 'payments', 'known_devices', 'remember_tokens', 'mail_outbox', 'daily_totals'])
    expect([name, tables[name]?.length]).not.toEqual([name, 0])
  const text = JSON.stringify(tables)
  expect(text).not.toMatch(/Susedova|_hash|person_key|totp_secret|Kód/)
})

test('what is exported comes from one query per table in pages, complete and in order', async () => {
  const { id } = await activePlayer('Dlhorocna')
  await rowsOf(
    `INSERT INTO pam.audit_log (at, player_id, actor, action, details) SELECT $2, $1, 'system', 'row', jsonb_build_object('n', n) FROM generate_series(1, 1200) n`,
    id,
    pam.clock.now,
  )
  const { tables } = await exportOf('Dlhorocna')
  const numbers = tables['audit_log']?.filter(({ action }) => action === 'row').map(({ details }) => (details as { n: number }).n)
  expect(numbers?.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1_200 }, (_, n) => n + 1))
})

test('erasure is refused while a round is open or money is left, and changes nothing then', async () => {
  const { browser } = await activePlayer('Zostatkova')
  const session = await provider.play(browser, GAME)
  const round = { roundId: randomUUID(), gameCode: GAME }
  await provider.call('bet', { ...round, sessionId: session.sessionId, transactionId: randomUUID(), amount: 100 })
  const open = await erase('Zostatkova')
  expect([open.statusCode, open.json().detail]).toEqual([409, expect.stringContaining('1 open rounds')])
  const win = { ...round, playerId: session.playerId, transactionId: randomUUID(), amount: 0, isRoundClosed: true }
  await provider.call('win', win)
  const funded = await erase('Zostatkova')
  expect([funded.statusCode, funded.json().detail]).toEqual([409, expect.stringContaining('4900 cents')])
  await browser.expect(200, 'GET', '/platform/account')
})

test('erasure removes what no law requires and closes the account; money, limits and the audit log stay, and the ledger is exact', async () => {
  const { browser, id } = await activePlayer('Zabudnuta')
  await pay(browser, 'withdrawals', 5_000)
  const erased = await erase('Zabudnuta')
  expect([erased.statusCode, erased.json()]).toEqual([
    200,
    { playerId: id, erasedAt: '2026-03-02T10:00:00.000Z', identityKeptUntil: '2031-03-02T10:00:00.000Z' },
  ])
  expect((await browser.call('GET', '/platform/account')).status).toBe(401)
  const login = await browser.call('POST', '/platform/login', { username: 'Zabudnuta', password: PASSWORD })
  expect([login.status, login.body.errorCode]).toEqual([401, 'wrong-credentials'])
  const silent = await browser.call('POST', '/platform/login', { username: 'Zabudnuta', password: '' })
  expect(silent.status).toBe(401)

  const { tables } = await exportOf('Zabudnuta')
  const isErased = PERSONAL_TABLES.filter((table) => table.isErased).map(({ table }) => [table, tables[table]?.length])
  expect(isErased.filter(([, rows]) => rows !== 0)).toEqual([])
  expect(tables['players']).toMatchObject([
    { email: `erased-${id}@erased.invalid`, phone: null, first_name: 'Ján', marketing_consent: false },
  ])
  expect(tables['ledger']?.map(({ kind }) => kind)).toEqual(['deposit', 'bet', 'win', 'withdrawal'])
  expect([tables['limit_changes']?.length, tables['rounds']?.length, tables['payments']?.length]).toEqual([1, 1, 2])
  expect(tables['audit_log']?.map(({ action }) => action)).toContain('personal-data-erased')
  expect((await operator('/reconciliation')).json()).toMatchObject({ isRight: true, differences: [] })
})

test('a repeated erasure replies the same and is audited once', async () => {
  const { browser } = await activePlayer('Dvakrat')
  await pay(browser, 'withdrawals', 5_000)
  const first = (await erase('Dvakrat')).json()
  pam.pass({ days: 3 })
  expect((await erase('Dvakrat')).json()).toEqual(first)
  const { tables } = await exportOf('Dvakrat')
  expect(tables['audit_log']?.filter(({ action }) => action === 'personal-data-erased')).toHaveLength(1)
  expect((await operator('/personal-data/erasure', { username: 'nikto-taky', reason: 'x' })).statusCode).toBe(404)
})

test('nothing reaches a closed account: no deposit that was under way, no bonus, no mail', async () => {
  const { browser, id } = await activePlayer('Zavreta')
  await pay(browser, 'withdrawals', 5_000)
  const [erased, ...deposits] = await Promise.all([
    erase('Zavreta'),
    ...Array.from({ length: 5 }, () => pay(browser, 'deposits', 1_000)),
  ])
  const posted = deposits.filter(({ status }) => status === 200).length
  const [wallet] = await rowsOf('SELECT cash FROM pam.wallets WHERE player_id = $1', id)
  expect(Number(wallet?.cash)).toBe(posted * 1_000)
  if (erased.statusCode === 200) expect(posted).toBe(0)
  else {
    expect(erased.statusCode).toBe(409)
    await pay(browser, 'withdrawals', posted * 1_000)
    expect((await erase('Zavreta')).statusCode).toBe(200)
  }
  const bonus = await operator('/bonuses', { username: 'Zavreta', templateCode: 'VIKEND-20', reference: 'r1' })
  expect([bonus.statusCode, bonus.json().errorCode]).toEqual([403, 'player-blocked'])
  const before = await rowsOf('SELECT count(*)::int AS mails FROM pam.mail_outbox')
  await pam.browser().expect(202, 'POST', '/platform/password/reset/send', { login: 'Zavreta' })
  await expect.poll(() => rowsOf('SELECT 1 FROM pam.code_requests')).toEqual([])
  expect(await rowsOf('SELECT count(*)::int AS mails FROM pam.mail_outbox')).toEqual(before)
})

test('the identity is removed after its period, without touching money; then the person may register again', async () => {
  const registration = await pam.newPlayer('Davna')
  const browser = await pam.playing('Davna')
  const again = registrationOf('Znova', { birthNumber: registration.birthNumber })
  const { playerId } = (await erase('Davna')).json()
  const remove = () => removeErasedIdentities(contextOf())
  pam.pass({ days: 5 * 365 })
  await remove()
  expect((await exportOf('Davna')).tables['players']).toMatchObject([{ first_name: 'Ján', identity_removed_at: null }])
  pam.pass({ days: 2 })
  await remove()
  await remove()
  const { tables } = await exportOf(`erased-${playerId}`)
  expect(tables['players']).toMatchObject([
    { username: `erased-${playerId}`, first_name: '', last_name: '', birth_date: '1990-01-01', street: '' },
  ])
  expect(tables['sessions']).toEqual([])
  expect(tables['audit_log']?.filter(({ address }) => address !== null).map(({ action }) => action)).toEqual([
    'personal-data-exported',
  ])
  expect(tables['audit_log']?.filter(({ action }) => action === 'identity-removed')).toHaveLength(1)
  expect((await operator('/reconciliation')).json()).toMatchObject({ isRight: true })
  await browser.expect(201, 'POST', '/platform/register', again)
  await browser.expect(200, 'POST', '/platform/email-verification', { login: 'Znova', code: await pam.mailedCode(again.email) })
})

test('erasure ends no exclusion: the person cannot register again while one is in force', async () => {
  const registration = await pam.newPlayer('Vylucena')
  const { playerId } = (await exportOf('Vylucena')) as { playerId: string }
  expect((await operator('/suspension', { username: 'Vylucena', suspended: true })).statusCode).toBe(200)
  expect((await erase('Vylucena')).statusCode).toBe(200)
  pam.pass({ days: 5 * 366 })
  await removeErasedIdentities(contextOf())
  const personKey = () => rowsOf(`SELECT encode(person_key, 'escape') AS key FROM pam.players WHERE id = $1`, playerId)
  expect((await personKey())[0]?.key).not.toContain('erased')
  const again = registrationOf('Novameno', { birthNumber: registration.birthNumber })
  await pam.browser().expect(201, 'POST', '/platform/register', again)
  expect(await rowsOf(`SELECT username FROM pam.declined_registrations WHERE username = 'Novameno'`)).toHaveLength(1)
  await rowsOf('UPDATE pam.exclusions SET lifted_at = now() WHERE player_id = $1', playerId)
  await removeErasedIdentities(contextOf())
  expect((await personKey())[0]?.key).toBe(`erased-${playerId}`)
})

test('the audit log stays append-only for everyone whose identity was not removed', async () => {
  await pam.newPlayer('Nezmenitelna')
  const change = rowsOf(
    `UPDATE pam.audit_log SET address = NULL WHERE player_id = (SELECT id FROM pam.players WHERE username = 'Nezmenitelna')`,
  )
  await expect(change).rejects.toThrow('append-only')
  await expect(rowsOf('DELETE FROM pam.audit_log')).rejects.toThrow('append-only')
  const forged = rowsOf(
    `UPDATE pam.audit_log SET action = 'x' WHERE player_id IN (SELECT id FROM pam.players WHERE identity_removed_at IS NOT NULL)`,
  )
  await expect(forged).rejects.toThrow('append-only')
})

/** What the job uses of the service's context. */
const contextOf = () => ({ pool: pam.database.pool, now: () => pam.clock.now, settings: { identityKeptYears: 5 } })
