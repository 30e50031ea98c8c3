import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { postBonus } from '../ledger/index.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'

let pam: RunningPam
let browser: Browser
beforeAll(async () => {
  pam = await runPam()
  await pam.newPlayer('Udajova')
  browser = await pam.playing('Udajova')
})
afterAll(() => pam.close())

const get = (path: string) => browser.call('GET', `/gateway${path}`)
const userId = async () => (await get('/pams/api/v2/playerInfo?requestedPlayerData=userId')).body.userId as string

test('balances are keyed by type, in cents; the main one is casino_gaming [3.49] [7.6]', async () => {
  const nothing = { amount: 0, currencyCode: 'EUR' }
  const types = ['casino_gaming', 'casino_cash', 'casino_bonus', 'casino_held']
  const { balances } = (await get('/pams/api/v2/balances')).body
  expect(balances).toEqual(Object.fromEntries(types.map((type) => [type, nothing])))
  const playerId = await userId()
  const bonusId = '00000000-0000-4000-8000-000000000001'
  const currentTime = pam.clock.now
  await postBonus(pam.database.pool, { playerId, kind: 'bonus-cash', amount: 123_000, bonusId, at: currentTime })
  await postBonus(pam.database.pool, { playerId, kind: 'bonus-grant', amount: 456, bonusId, at: currentTime })
  const amounts = (await get('/pams/api/v2/balances')).body.balances
  expect(types.map((type) => amounts[type].amount)).toEqual([123_456, 123_000, 456, 0])
})

test('the hidden-balance preference is stored [7.7] [7.8]', async () => {
  const address = '/user-preference/balance/v1'
  expect((await get(address)).body).toEqual({ balanceHidden: false })
  expect((await browser.call('POST', `/gateway${address}`, { balanceHidden: true })).body).toEqual({ balanceHidden: true })
  expect((await get(address)).body).toEqual({ balanceHidden: true })
  expect((await browser.call('POST', `/gateway${address}`, { balanceHidden: 'yes' })).body.errors[0].field).toBe('balanceHidden')
})

test('player info returns the requested fields, and all by default [3.50] [7.9] [9.13]', async () => {
  const selected = await get('/pams/api/v2/playerInfo?requestedPlayerData=username,sex,accountBusinessPhase')
  expect(selected.body).toEqual({ username: 'Udajova', sex: 'M', accountBusinessPhase: 'verified' })
  const allFields = (await get('/pams/api/v2/playerInfo')).body
  expect(Object.keys(allFields).toSorted()).toEqual(
    [
      'language',
      'username',
      'accountBusinessPhase',
      'userId',
      'sex',
      'phone',
      'email',
      'city',
      'playerClientId',
      'suspended',
    ].toSorted(),
  )
  const unknown = await get('/pams/api/v2/playerInfo?requestedPlayerData=username,passwordHash')
  expect([unknown.status, unknown.body.errors[0].field]).toEqual([400, 'requestedPlayerData.1'])
})

test('marketing tags are those set, without duplicates [7.12] [7.13]; player tags are the operator’s [7.11]', async () => {
  const tags = [{ name: 'novinky' }, { name: 'ruleta' }]
  const set = await browser.call('POST', '/gateway/pams/api/v2/marketingTags', { tags: [...tags, { name: 'novinky' }] })
  expect(set.body).toEqual({ tags })
  expect((await get('/pams/api/v2/marketingTags')).body).toEqual({ tags })
  expect((await get('/pams/api/v2/playerTags')).body).toEqual({ tags: [] })
  const wrong = await browser.call('POST', '/gateway/pams/api/v2/marketingTags', { tags: [{ name: '' }] })
  expect(wrong.body.errors[0].field).toBe('tags.0.name')
})

test('the payment statistic counts deposits and withdrawals separately; without payments it has zeros and no dates [7.14]', async () => {
  const none = (await get('/pams/api/v2/paymentStatistic')).body
  expect(none).toMatchObject({
    currencyCode: 'EUR',
    depositCount: 0,
    depositAmount: 0,
    firstDepositDate: null,
    withdrawalCount: 0,
  })
  const id = await userId()
  for (const [kind, amount, at] of [
    ['deposit', 1_000, '2026-01-01T10:00:00Z'],
    ['deposit', 2_500, '2026-02-01T10:00:00Z'],
    ['withdrawal', 700, '2026-02-02T10:00:00Z'],
  ])
    await pam.database.pool.query('INSERT INTO pam.payments (player_id, kind, amount, at) VALUES ($1, $2, $3, $4)', [
      id,
      kind,
      amount,
      at,
    ])
  expect((await get('/pams/api/v2/paymentStatistic')).body).toEqual({
    currencyCode: 'EUR',
    depositCount: 2,
    depositAmount: 3_500,
    firstDepositDate: '2026-01-01T10:00:00.000Z',
    lastDepositDate: '2026-02-01T10:00:00.000Z',
    withdrawalCount: 1,
    withdrawalAmount: 700,
    lastWithdrawalDate: '2026-02-02T10:00:00.000Z',
  })
  expect((await get('/pams/api/v2/playerInfo?requestedPlayerData=accountBusinessPhase')).body).toEqual({
    accountBusinessPhase: 'depositor',
  })
})

test('the overview contains name, balances and exclusions [7.21]', async () => {
  expect((await get('/pams/api/v2/clientOverview')).body).toMatchObject({
    username: 'Udajova',
    balances: { casino_gaming: { currencyCode: 'EUR' } },
    selfExclusion: { productSettings: [] },
  })
})

test('notification and chat tokens are new each time and stored as hashes only [7.5] [7.43]', async () => {
  const tokens = [
    (await get('/_notification-token')).body.notification_token,
    (await get('/_notification-token')).body.notification_token,
  ]
  const chat = (await get('/pams/api/v2/chatToken')).body
  expect(chat).toMatchObject({ errorCode: null, username: 'Udajova' })
  tokens.push(chat.sessionToken.sessionToken)
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('feature toggles require no login; the newer login dialog is one of them [7.44]', async () => {
  expect((await pam.browser().call('GET', '/gateway/v1/feature-toggles')).body).toEqual({ featureToggle: ['login-dialog-2'] })
})
