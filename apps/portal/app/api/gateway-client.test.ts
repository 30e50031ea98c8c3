import { expect, test } from 'vitest'
import { type Gateway, gatewayClient } from './gateway-client.ts'

/** The requests of a call, as passed to `fetch`. */
async function requestsOf(call: (gateway: Gateway) => Promise<unknown>): Promise<[address: string, RequestInit][]> {
  const requests: [string, RequestInit][] = []
  const fakeFetch: typeof fetch = async (address, init = {}) => {
    requests.push([String(address), init])
    return new Response('{}')
  }
  const device = { deviceType: 'desktop', osName: 'Linux', clientPlatform: 'web' }
  // The reply does not matter here.
  await call(gatewayClient({ base: '/brana', locale: 'sk-SK', fetch: fakeFetch }, device)).catch(() => undefined)
  return requests
}

/** What a call sends: method, address below the gateway, body. */
const sentBy = async (call: (gateway: Gateway) => Promise<unknown>): Promise<unknown[]> =>
  (await requestsOf(call)).flatMap(([address, { method, body }]) => [
    method,
    decodeURIComponent(address.replace(/^\/brana/, '')),
    body ? JSON.parse(String(body)) : null,
  ])

const MONTH = { from: '2026-10-23T17:00:00.000Z', to: '2026-11-23T17:00:00.000Z' }
const BONUS = '00000000-0000-4000-8000-000000000001'
const LOGIN = {
  username: 'hrac',
  ims_temporary_token: 'zeton',
  device_type: 'desktop',
  os_name: 'Linux',
  client_platform: 'web',
}
const GAMES = { startDate: MONTH.from, endDate: MONTH.to, minimumGameRoundCount: 10, languageCode: 'sk-SK' }
const RESULTS = {
  startDatetime: MONTH.from,
  endDatetime: MONTH.to,
  nearestGames: false,
  page: 1,
  max: 30,
  order: 'desc',
  filterOutParameters: ['EXITGAME'],
  fields: ['code', 'datetime', 'gameName', 'gameType', 'win'],
}
const DETAILS = `bonusId=${BONUS}&returnBonusTemplateDetails=true&returnGamingContexts=true`
const INFO = 'language,username,accountBusinessPhase,userId,sex,phone,email,city,playerClientId,suspended'
const CURRENT = { returnBonusTemplateDetails: true, statusFilter: 'current' }
const added = { favoriteGames: { favoriteGameType: [{ gameType: 'vlcia-hora', requestType: 'add' }] } }
const removed = { favoriteGames: { favoriteGameType: [{ gameType: 'vlcia-hora', requestType: 'remove' }] } }
const PAMS = '/pams/api/v2'

const CALLS: [name: string, call: (gateway: Gateway) => Promise<unknown>, method: string, address: string, body?: object][] = [
  ['a login [7.2]', (gateway) => gateway.logIn('hrac', 'zeton'), 'POST', '/v1/login', LOGIN],
  [
    'the check of a session [7.3]',
    (gateway) => gateway.validateSession(),
    'POST',
    '/v1/_validate-login-session',
    { validateSessionTokens: [{}] },
  ],
  ['a logout [7.4]', (gateway) => gateway.logOut(), 'POST', '/v1/logout'],
  ['the notification token [7.5]', (gateway) => gateway.notificationToken(), 'GET', '/_notification-token'],
  ['the balances [7.6]', (gateway) => gateway.balances(), 'GET', `${PAMS}/balances`],
  ['the hidden balance [7.7]', (gateway) => gateway.balanceHidden(), 'GET', '/user-preference/balance/v1'],
  [
    'hiding the balance [7.8]',
    (gateway) => gateway.setBalanceHidden(true),
    'POST',
    '/user-preference/balance/v1',
    { balanceHidden: true },
  ],
  ['player info [7.9] [3.50]', (gateway) => gateway.playerInfo(), 'GET', `${PAMS}/playerInfo?requestedPlayerData=${INFO}`],
  [
    'a heartbeat [7.10]',
    (gateway) => gateway.keepAlive(300_000, new AbortController().signal),
    'GET',
    '/v1/keep-alive?millisFromLastAction=300000',
  ],
  ['player tags [7.11]', (gateway) => gateway.playerTags(), 'GET', `${PAMS}/playerTags`],
  ['marketing tags [7.12]', (gateway) => gateway.marketingTags(), 'GET', `${PAMS}/marketingTags`],
  [
    'changed marketing tags [7.13]',
    (gateway) => gateway.setMarketingTags(['liga']),
    'POST',
    `${PAMS}/marketingTags`,
    { tags: [{ name: 'liga' }] },
  ],
  ['the payment statistic [7.14]', (gateway) => gateway.paymentStatistic(), 'GET', `${PAMS}/paymentStatistic`],
  ['bonus details [7.15]', (gateway) => gateway.bonusDetails(BONUS), 'GET', `${PAMS}/player/bonusDetails?${DETAILS}`],
  ['gaming bonuses [7.16] [9.13]', (gateway) => gateway.gamingBonuses(), 'POST', `${PAMS}/player/gamingBonuses`, CURRENT],
  ['bonuses [7.17] [9.13]', (gateway) => gateway.bonuses(), 'GET', `${PAMS}/player/bonuses?statusFilter=current`],
  ['templates opted in to [7.18]', (gateway) => gateway.optedIn(), 'GET', `${PAMS}/client/getOptedInBonusTemplates`],
  [
    'an opt-in [7.19]',
    (gateway) => gateway.optIn('VIKEND-20'),
    'POST',
    `${PAMS}/client/optInToBonusTemplate`,
    { templateCode: 'VIKEND-20' },
  ],
  [
    'an opt-out [7.20]',
    (gateway) => gateway.optOut('VIKEND-20'),
    'POST',
    `${PAMS}/client/optOutFromBonusTemplate`,
    { templateCode: 'VIKEND-20' },
  ],
  ['the overview [7.21]', (gateway) => gateway.clientOverview(), 'GET', `${PAMS}/clientOverview`],
  ['favourites [7.22]', (gateway) => gateway.favourites(), 'GET', `${PAMS}/player/favorites?requestedFavorites=games`],
  [
    'a new favourite [7.23]',
    (gateway) => gateway.changeFavourite('vlcia-hora', 'add'),
    'POST',
    `${PAMS}/player/favorites`,
    added,
  ],
  [
    'a removed favourite [7.23]',
    (gateway) => gateway.changeFavourite('vlcia-hora', 'remove'),
    'POST',
    `${PAMS}/player/favorites`,
    removed,
  ],
  ['played games [7.24]', (gateway) => gateway.playerGames(MONTH, 10), 'POST', `${PAMS}/getPlayerGames`, GAMES],
  ['game results [7.25]', (gateway) => gateway.gameResults(MONTH), 'POST', `${PAMS}/gameResults`, RESULTS],
  [
    'personalised games [7.35]',
    (gateway) => gateway.personalisedGames('77'),
    'POST',
    '/api/bloomreach/personalized-games',
    { customer_ids: { userId: '77' }, params: {} },
  ],
]

test.each(CALLS)('%s: exactly the specified fields are sent', async (_name, call, method, address, body) => {
  expect(await sentBy(call)).toEqual([method, address, body ?? null])
})

test('every call goes to the configured address with cookies and the locale; a POST has the JSON content type, with and without a body [7.1]', async () => {
  for (const [name, call] of CALLS)
    for (const [address, { method, credentials, headers }] of await requestsOf(call)) {
      expect([address.startsWith('/brana/'), credentials], name).toEqual([true, 'include'])
      expect(headers, name).toMatchObject({ 'accept-language': 'sk-SK' })
      expect(new Headers(headers).get('content-type'), name).toBe(method === 'POST' ? 'application/json' : null)
    }
})
