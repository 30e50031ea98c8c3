import { randomUUID } from 'node:crypto'
import { OPEN_ATTEMPT_HEADER } from '@herna/contract/games'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ORIGIN } from '../game-host.fixture.ts'
import { type RealPlay, realPlay, SLOT } from '../real-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay({ environment: { HERNA_WALLET_TIMEOUT_MS: '300' } })
})
afterAll(() => real.close())
afterEach(() => real.wallet.clearFaults())

/** One window that opens the game with one launch token; each call is one try. */
function openWindow() {
  const [launchToken, attempt] = [randomUUID(), randomUUID()]
  return {
    launchToken,
    async open(attemptId: string | null = attempt) {
      const headers = { origin: ORIGIN, ...(attemptId === null ? {} : { [OPEN_ATTEMPT_HEADER]: attemptId }) }
      const payload = { gameCode: SLOT, mode: 'real', languageCode: 'sk-SK', launchToken }
      const reply = await real.host.app.inject({ method: 'POST', url: '/api/sessions', headers, payload })
      return { status: reply.statusCode, code: reply.json().errorCode, token: String(reply.json().token), body: reply.json() }
    },
  }
}

test('a window whose wallet call was processed but not answered opens with the same launch token, and can be played; another window cannot use the token [M7]', async () => {
  for (const fault of ['hang-after', '500-after', 'reset-after', 'garbage-after'] as const) {
    const { open } = openWindow()
    real.wallet.fail('openSession', fault, 1)
    expect((await open()).status, fault).toBe(503)
    const opened = await open()
    expect(opened.status, fault).toBe(201)
    expect((await real.play(opened.token, {})).status, fault).toBe(200)
    for (const other of [randomUUID(), null])
      expect(await open(other), fault).toMatchObject({ status: 401, code: 'session-over' })
  }
})

test('a game whose last stake the wallet has not decided is 503 until it has; the same window then opens with the round [M6] [M7]', async () => {
  const { token } = await real.open()
  real.wallet.fail('bet', 'hang')
  const roundId = randomUUID()
  const staking = real.play(token, { roundId })
  await expect.poll(() => real.wallet.receivedCalls.at(-1)).toBe('bet')
  const { open } = openWindow()
  const first = await open()
  real.wallet.clearFaults()
  await staking
  expect([201, 503]).toContain(first.status)
  const again = await open()
  expect(again.status).toBe(201)
  expect((await real.play(again.token, {})).status).toBe(200)
})

test('an attempt that is no id is refused with the name of the field', async () => {
  const reply = await openWindow().open('x')
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: OPEN_ATTEMPT_HEADER }] } })
})
