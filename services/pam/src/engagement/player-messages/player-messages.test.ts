import type { PlayerAction } from '@herna/contract/notifications'
import type { HistoryMessage } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { startTestPlay } from '../../rounds.fixture.ts'

interface MessageHistory {
  messages: HistoryMessage[]
  unread: number
}

let pam: RunningPam
beforeAll(async () => {
  pam = await runPam()
})
afterAll(() => pam.close())

const operate = (path: string, payload: object) =>
  pam.app.inject({
    method: 'POST',
    url: `/platform/operator/${path}`,
    payload,
    headers: { authorization: 'Bearer operators-token-of-tests' },
  })
const messages = async (browser: Browser) =>
  (await browser.expect<{ messages: PlayerAction[] }>(200, 'GET', '/platform/player-messages')).messages
const groups = async (browser: Browser) => (await messages(browser)).map(({ group, title }) => [group, title])
const send = (username: string, title: string, group?: string) =>
  operate('messages', { username, title, text: 'Text správy.', group })

test('messages are ordered by group and then oldest first; a dismissed one is removed for its player only [3.15] [3.16] [4.25]', async () => {
  await pam.newPlayer('citatel')
  const browser = await pam.playing('citatel')
  expect(await groups(browser)).toEqual([])
  await browser.expect(200, 'POST', '/gateway/pams/api/v2/client/optInToBonusTemplate', { templateCode: 'BONUS-10' })
  for (const title of ['Prvá', 'Druhá']) {
    pam.pass({ seconds: 1 })
    expect((await send('citatel', title)).statusCode).toBe(200)
  }
  await send('citatel', 'Pri prihlásení', 'PlayerActionShowLoginMessage')
  expect(await groups(browser)).toEqual([
    ['PlayerActionShowLoginMessage', 'Pri prihlásení'],
    ['PlayerActionShowMessage', 'Prvá'],
    ['PlayerActionShowMessage', 'Druhá'],
    ['PlayerActionShowDialog', 'Bonus 10 € na rozohranie'],
  ])
  const [, first] = await messages(browser)
  await pam.newPlayer('cudzi')
  const other = await pam.playing('cudzi')
  expect((await other.call('POST', `/platform/player-messages/${first?.id}`)).status).toBe(404)
  for (let time = 0; time < 2; time++) await browser.expect(200, 'POST', `/platform/player-messages/${first?.id}`)
  expect((await groups(browser)).map(([, title]) => title)).not.toContain('Prvá')
  expect((await pam.browser().call('GET', '/platform/player-messages')).status).toBe(401)
})

test('a stored message is also published to the player’s open tabs', async () => {
  await pam.newPlayer('otvorena')
  const browser = await pam.playing('otvorena')
  await send('otvorena', 'Novinka')
  const { rows } = await pam.database.pool.query(
    `SELECT details FROM pam.events WHERE type = 'player-message' ORDER BY id DESC LIMIT 1`,
  )
  expect(await messages(browser)).toEqual([rows[0].details.action])
})

test('the history keeps dismissed messages as read, newest first; marking as read counts until a moment and for one player [3.15] [7.41]', async () => {
  await pam.newPlayer('archivar')
  const browser = await pam.playing('archivar')
  const types = ['LOGOUT', 'SIMPLE_MESSAGE', 'BALANCE', 'BONUS', 'BONUS_2', 'BONUS_4']
  for (const type of types) {
    pam.pass({ seconds: 1 })
    const sent = await operate('messages', { username: 'archivar', title: type, text: 'Text.', type })
    expect(sent.statusCode).toBe(200)
  }
  const history = () => browser.expect<MessageHistory>(200, 'GET', '/platform/player-messages/history')
  const first = await history()
  expect(first.messages.map(({ type, isRead }) => [type, isRead])).toEqual(types.toReversed().map((type) => [type, false]))
  expect(first.unread).toBe(6)
  await browser.expect(200, 'POST', `/platform/player-messages/${first.messages[0]?.id}`)
  const until = first.messages[2]?.createdAt
  await browser.expect(200, 'POST', '/platform/player-messages/read', { until })
  expect((await history()).messages.map(({ isRead }) => isRead)).toEqual([true, false, true, true, true, true])
  expect((await history()).unread).toBe(1)
  expect(await groups(browser)).toEqual([['PlayerActionShowMessage', 'BONUS_2']])
  await pam.newPlayer('iny-archivar')
  const other = await pam.playing('iny-archivar')
  expect(await other.expect(200, 'GET', '/platform/player-messages/history')).toEqual({ messages: [], unread: 0 })
  expect((await browser.call('POST', '/platform/player-messages/read', { until: 'vcera' })).status).toBe(400)
  expect((await pam.browser().call('GET', '/platform/player-messages/history')).status).toBe(401)
})

test('an operator grants a bonus once per reference; cash is credited at once and never listed [3.17] [4.21] [7.17]', async () => {
  await pam.newPlayer('obdarovany')
  const browser = await pam.playing('obdarovany')
  const grant = { username: 'obdarovany', templateCode: 'VRATENIE-5', reference: 'reklamacia-7' }
  expect((await operate('bonuses', grant)).json()).toEqual({ given: true })
  expect((await operate('bonuses', grant)).json()).toEqual({ given: false })
  const { body } = await browser.call('GET', '/gateway/pams/api/v2/balances')
  expect(body.balances.casino_cash.amount).toBe(500)
  expect((await operate('bonuses', { ...grant, templateCode: 'MISIE-LINKA-30' })).json()).toEqual({ given: true })
  const allBonuses = await browser.call('GET', '/gateway/pams/api/v2/player/bonuses?statusFilter=all')
  expect(allBonuses.body.bonuses.map(({ playType }: { playType: string }) => playType)).toEqual(['freespins2'])
  const { playerId } = await startTestPlay(pam, browser)
  await browser.expect(200, 'POST', '/platform/panic-button')
  const refused = await operate('bonuses', { ...grant, reference: 'este' })
  expect([refused.statusCode, refused.json().errorCode], playerId).toEqual([403, 'player-blocked'])
})

test.each([
  ['bonuses', { username: 'nikto', templateCode: 'BONUS-10', reference: 'a' }, 404],
  ['bonuses', { username: 'nikto', templateCode: 'BONUS-10', reference: 'a b' }, 400],
  ['messages', { username: 'nikto', title: 'A', text: 'B' }, 404],
  ['messages', { username: 'nikto', title: ' ', text: 'B' }, 400],
])('the operator operation %s refuses %o', async (path, body, status) => {
  expect((await operate(path, body)).statusCode).toBe(status)
  const withoutToken = await pam.app.inject({ method: 'POST', url: `/platform/operator/${path}`, payload: body })
  expect(withoutToken.statusCode).toBe(401)
})
