import { LAUNCH_TOKEN_SECONDS } from '@herna/contract/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { openProvider, WITH_PROVIDERS } from '../../provider.fixture.ts'

let pam: RunningPam
let browser: Browser
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
  await pam.newPlayer('Pisatelka')
  browser = await pam.playing('Pisatelka')
})
afterAll(() => pam.close())

const issue = async (from = browser): Promise<string> =>
  (await from.call('GET', '/gateway/pams/api/v2/chatToken')).body.sessionToken.sessionToken

/** The chat service's call. */
async function redeem(token: unknown, headers: Record<string, string> = {}) {
  const response = await pam.app.inject({
    method: 'POST',
    url: '/internal/v1/chat-session',
    headers: { authorization: `Bearer ${WITH_PROVIDERS.HERNA_INTERNAL_SECRET}`, ...headers },
    payload: { token },
  })
  return { status: response.statusCode, body: response.json() }
}
const REFUSED = { status: 401, body: { errorCode: 'token-invalid' } }

test('a chat token is the username with a session token and no error code, or without a login a refusal [3.46] [7.43]', async () => {
  expect((await browser.call('GET', '/gateway/pams/api/v2/chatToken')).body).toEqual({
    errorCode: null,
    username: 'Pisatelka',
    sessionToken: { sessionToken: expect.stringMatching(/^[\w-]{43}$/) },
  })
  expect(await pam.browser().call('GET', '/gateway/pams/api/v2/chatToken')).toMatchObject({
    status: 401,
    body: { errorCode: 'no-session' },
  })
})

test('of several simultaneous redemptions of a chat token one describes the login [7.43]', async () => {
  const token = await issue()
  const replies = await Promise.all([redeem(token), redeem(token), redeem(token)])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401])
  const login = replies.find(({ status }) => status === 200)?.body
  expect(login).toEqual({
    playerId: expect.any(String),
    sessionId: expect.any(String),
    username: 'Pisatelka',
    endsAt: expect.any(String),
  })
  expect(new Date(login.endsAt).getTime()).toBeGreaterThan(pam.clock.now.getTime())
  const { rows } = await pam.database.pool.query('SELECT player_id AS "playerId" FROM pam.sessions WHERE id = $1', [
    login.sessionId,
  ])
  expect(rows).toEqual([{ playerId: login.playerId }])
})

test('a chat token works until it is a minute old', async () => {
  const [early, late] = [await issue(), await issue()]
  pam.pass({ seconds: LAUNCH_TOKEN_SECONDS - 1 })
  expect((await redeem(early)).status).toBe(200)
  pam.pass({ seconds: 1 })
  expect(await redeem(late)).toMatchObject(REFUSED)
})

test('a chat token is used up by a game’s launch, and a notification token opens no chat', async () => {
  const token = await issue()
  const provider = openProvider(pam)
  expect((await provider.call('openSession', { launchToken: token, gameCode: 'vlcia-hora' })).status).toBe(200)
  expect(await redeem(token)).toMatchObject(REFUSED)
  const { notification_token: other } = (await browser.call('GET', '/gateway/_notification-token')).body
  expect(await redeem(other)).toMatchObject(REFUSED)
})

test('the end of the login ends its chat tokens (F8)', async () => {
  const other = await pam.playing('Pisatelka')
  const token = await issue(other)
  await other.call('POST', '/platform/logout', { allSessions: false, invalidateRememberMe: false })
  expect(await redeem(token)).toMatchObject(REFUSED)
})

test('without the shared secret, from a page, and with a malformed token nothing is redeemed', async () => {
  const token = await issue()
  expect((await redeem(token, { authorization: 'Bearer x' })).status).toBe(401)
  expect((await redeem(token, { origin: 'http://portal.test:3000' })).status).toBe(403)
  expect(await redeem(7)).toMatchObject({ status: 400, body: { errors: [{ field: 'token' }] } })
  expect((await redeem(token)).status).toBe(200)
})
