import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createHealthMonitor, type TestDatabase, testDatabase } from '@herna/service-kit'
import { type OpenListeners, openListeners, processSettings } from '@herna/services'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { STACK } from '../src/stack.ts'
import { SANDBOX_PASSWORD } from '../src/sandbox-players.ts'

const COMMAND = resolve(import.meta.dirname, '../../../services/personal-data.ts')
const TOKEN = 'token-of-the-operators-in-tests'
/** Starting the stack takes longer than the gate has; each service's own test proves its part there. */
const isDue = inject('breadth') === 'full'
const PORTAL = 'http://localhost:3000'

let database: TestDatabase
let listeners: OpenListeners
let folder: string
let services = 'http://127.0.0.1:9'
let gameHost = 'http://127.0.0.1:9'
beforeAll(async () => {
  if (!isDue) return
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'herna-personal-data-'))
  for (const port of ['HERNA_SERVICES_PORT', 'HERNA_GAME_HOST_PORT']) vi.stubEnv(port, '0')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('HERNA_DATA_DIR', folder)
  vi.stubEnv('HERNA_HOST', '127.0.0.1')
  vi.stubEnv('HERNA_DRAW_AHEAD', 'off')
  vi.stubEnv('HERNA_OPERATOR_TOKEN', TOKEN)
  const names = ['winners', 'pam', 'chat', 'game-host']
  const log = pino({ level: 'silent' })
  const settings = processSettings(process.env, STACK)
  listeners = await openListeners({ services: STACK, names, settings, database, monitor: createHealthMonitor(), log })
  const addressOf = (name: string) => listeners.addresses.find(({ listener }) => listener === name)?.address ?? ''
  services = addressOf('services')
  gameHost = addressOf('game-host')
}, 180_000)
afterAll(async () => {
  if (!isDue) return
  await listeners.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...args, '--services', services, '--game-host', gameHost], {
    env: { ...process.env, HERNA_OPERATOR_TOKEN: TOKEN },
  })

test.runIf(isDue)(
  'the command exports a player’s data at PAM, the chat, the game host and the winners service into one file, and erases it where it may',
  async () => {
    const headers = { origin: PORTAL, 'content-type': 'application/json' }
    const login = await fetch(`${services}/platform/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ username: 'hrac', password: SANDBOX_PASSWORD, rememberMe: 0 }),
    })
    expect(login.status).toBe(200)
    const cookie = login.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const { rows } = await database.pool.query<{ id: string }>(`SELECT id FROM pam.players WHERE username = 'hrac'`)
    const id = rows[0]?.id
    // A message and a round, as their services store them.
    await database.pool.query(
      `WITH c AS (INSERT INTO chat.conversations (player_id, username, last_seq, created_at, updated_at) VALUES ($1, 'hrac', 1, now(), now()) RETURNING id)
     INSERT INTO chat.messages (conversation_id, seq, author, text, at) SELECT id, 1, 'customer', 'Dobrý deň', now() FROM c`,
      [id],
    )
    await database.pool.query(
      `INSERT INTO game_host.rounds (owner_id, id, is_real, game_code, variant_id, request, state, bet, staked, balance_after_bet, balance, played_at)
     VALUES ($1, $2, true, 'hra', 'model', '{}', '{}', 100, 100, 0, 0, now())`,
      [id, randomUUID()],
    )

    // No round was played here: the ledger's only row becomes one that closed a round.
    await database.pool.query(
      `SET session_replication_role = replica; UPDATE pam.ledger SET closes_round = true WHERE player_id = '${id}'; SET session_replication_role = DEFAULT`,
    )
    // A round that the ledger closed, and what the winners service published about it.
    await database.pool.query(
      `INSERT INTO winners.wins (round_id, won_at, country, player, game_code, amount, currency)
       SELECT xact::text || '-' || id || '-1', now(), 'SK', 'J. K.', 'hra', 900, 'EUR' FROM pam.ledger WHERE player_id = $1 AND closes_round`,
      [id],
    )

    const file = join(folder, 'hrac.json')
    await run('export', 'hrac', '--to', file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      playerId: id,
      username: 'hrac',
      services: {
        pam: { players: [{ username: 'hrac', last_name: 'Kováč' }], ledger: [{ kind: 'opening', amount: 100_000 }] },
        chat: { messages: [{ text: 'Dobrý deň' }] },
        gameHost: { rounds: [{ game_code: 'hra' }] },
        winners: { wins: [{ game_code: 'hra', amount: 900, player: 'J. K.' }] },
      },
    })
    await expect(run('export', 'hrac', '--to', file), 'no file is overwritten').rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('EEXIST'),
    })

    await expect(run('erase', 'hrac', '--reason', 'žiadosť')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('100000 cents'),
    })
    expect((await database.pool.query('SELECT 1 FROM chat.messages')).rowCount, 'nothing was erased').toBe(1)
    const payment = JSON.stringify({ paymentId: randomUUID(), amount: 100_000 })
    const withdrawal = await fetch(`${services}/platform/withdrawals`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: payment,
    })
    expect(withdrawal.status).toBe(200)
    const erased = await run('erase', 'hrac', '--reason', 'žiadosť')
    expect(erased.stdout).toMatch(/chat: 1 erased[^]*gameHost: 0 erased[^]*the identity is kept until/)
    expect((await run('erase', 'hrac', '--reason', 'žiadosť')).stdout).toContain('chat: 0 erased')
    expect((await database.pool.query('SELECT 1 FROM chat.conversations')).rowCount).toBe(0)
    const session = await fetch(`${services}/platform/account`, { headers: { cookie } })
    expect(session.status).toBe(401)
  },
)

test('without a token, or with an incomplete command, it says what is missing', async () => {
  await expect(run('export', 'hrac')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('usage: npm run personal-data'),
  })
  const environment = { ...process.env, HERNA_OPERATOR_TOKEN: '' }
  const withoutToken = promisify(execFile)(process.execPath, [COMMAND, 'erase', 'hrac', '--reason', 'x'], { env: environment })
  await expect(withoutToken).rejects.toMatchObject({ code: 1, stderr: 'HERNA_OPERATOR_TOKEN is required\n' })
})
