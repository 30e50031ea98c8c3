import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { openProvider, WITH_PROVIDERS } from '../../provider.fixture.ts'
import { MAX_FAVOURITES } from './favourites.store.ts'

const ADDRESS = '/gateway/pams/api/v2/player/favorites'
let pam: RunningPam
let names = 0
beforeAll(async () => {
  pam = await runPam({ environment: WITH_PROVIDERS })
})
afterAll(() => pam.close())

const createPlayer = async () => {
  names += 1
  const name = `oblubenec${names}`
  await pam.newPlayer(name)
  return pam.playing(name)
}
type Change = [code: string, requestType: 'add' | 'remove']
const bodyOf = (changes: Change[]) => ({
  favoriteGames: { favoriteGameType: changes.map(([gameType, requestType]) => ({ gameType, requestType })) },
})
interface Wire {
  favoriteGames: { favoriteGameType: { gameType: string }[] }
}
const codesOf = (wire: Wire) => wire.favoriteGames.favoriteGameType.map(({ gameType }) => gameType)
const change = async (browser: Browser, ...changes: Change[]) =>
  codesOf(await browser.expect<Wire>(200, 'POST', ADDRESS, bodyOf(changes)))
const list = async (browser: Browser, query = '') => codesOf(await browser.expect<Wire>(200, 'GET', ADDRESS + query))

test('favourites are listed newest first, each entry by its game code [3.42] [4.18] [7.22]', async () => {
  const browser = await createPlayer()
  expect(await list(browser)).toEqual([])
  expect(await change(browser, ['vlcia-hora', 'add'])).toEqual(['vlcia-hora'])
  expect(await change(browser, ['lisci-les', 'add'], ['volt-5', 'add'])).toEqual(['volt-5', 'lisci-les', 'vlcia-hora'])
  expect(await list(browser)).toEqual(['volt-5', 'lisci-les', 'vlcia-hora'])
  expect(await list(browser, '?requestedFavorites=tables,games')).toHaveLength(3)
  expect(await list(browser, '?requestedFavorites=tables')).toEqual([])
})

test('adding and removing are idempotent, and a re-added game comes first [7.23]', async () => {
  const browser = await createPlayer()
  await change(browser, ['vlcia-hora', 'add'], ['lisci-les', 'add'])
  expect(await change(browser, ['vlcia-hora', 'add'])).toEqual(['lisci-les', 'vlcia-hora'])
  expect(await change(browser, ['vlcia-hora', 'remove'], ['vlcia-hora', 'remove'])).toEqual(['lisci-les'])
  expect(await change(browser, ['vlcia-hora', 'add'])).toEqual(['vlcia-hora', 'lisci-les'])
})

test('favourites belong to their player only and require a login [7.22] [7.23]', async () => {
  const [one, other] = [await createPlayer(), await createPlayer()]
  await change(one, ['vlcia-hora', 'add'])
  await change(other, ['vlcia-hora', 'remove'])
  expect([await list(one), await list(other)]).toEqual([['vlcia-hora'], []])
  expect((await pam.browser().call('GET', ADDRESS)).status).toBe(401)
  expect((await pam.browser().call('POST', ADDRESS, bodyOf([['volt-5', 'add']]))).status).toBe(401)
})

test('a game on its provider’s page reads and changes the favourite of its own player and game only, while the login lasts [3.42] [4.17]', async () => {
  const [browser, other] = [await createPlayer(), await createPlayer()]
  const provider = openProvider(pam)
  const { sessionId } = await provider.play(browser, 'vlcia-hora')
  const ask = async (body: object = {}) => (await provider.call('favourite', { sessionId, ...body })).body
  expect(await ask()).toEqual({ isFavourite: false })
  expect(await ask({ isFavourite: true })).toEqual({ isFavourite: true })
  expect(await ask({ isFavourite: true })).toEqual({ isFavourite: true })
  expect([await list(browser), await list(other)]).toEqual([['vlcia-hora'], []])
  await change(browser, ['vlcia-hora', 'remove'])
  expect(await ask()).toEqual({ isFavourite: false })
  expect((await ask({ sessionId: crypto.randomUUID() })).errorCode).toBe('session-invalid')
  await browser.expect(200, 'POST', '/platform/logout', {})
  expect((await ask({ isFavourite: true })).errorCode).toBe('session-invalid')
})

test('the list has a maximum, also for concurrent requests; a request that exceeds it changes nothing', async () => {
  const browser = await createPlayer()
  const codes = (from: number, count: number) =>
    Array.from({ length: count }, (_, index): Change => [`hra-${from + index}`, 'add'])
  for (let from = 0; from < MAX_FAVOURITES - 25; from += 25) await change(browser, ...codes(from, 25))
  const last = MAX_FAVOURITES - 25
  const responses = await Promise.all([0, 20].map((offset) => browser.call('POST', ADDRESS, bodyOf(codes(last + offset, 20)))))
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(responses.find(({ status }) => status === 409)?.body.errors[0].field).toBe('favoriteGames.favoriteGameType')
  expect(await list(browser)).toHaveLength(MAX_FAVOURITES - 5)
})

test.each([
  [{ favoriteGames: { favoriteGameType: [] } }, 'favoriteGames.favoriteGameType'],
  [bodyOf([['Veľká Hra', 'add']]), 'favoriteGames.favoriteGameType.0.gameType'],
  [
    { favoriteGames: { favoriteGameType: [{ gameType: 'a', requestType: 'like' }] } },
    'favoriteGames.favoriteGameType.0.requestType',
  ],
])('an invalid change of favourites is refused naming its field [7.23] %#', async (body, field) => {
  const browser = await createPlayer()
  const response = await browser.call('POST', ADDRESS, body)
  expect([response.status, response.body.errors[0].field]).toEqual([400, field])
})
