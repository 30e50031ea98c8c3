import { expect, test } from 'vitest'
import { contentOf, gamesNamed, jackpotOf } from '../testing/content.fixture.ts'
import { loaderArguments, statusThrown } from '../testing/loader.fixture.ts'
import { clockContext, type JackpotsAccess, jackpotsContext } from '../loader-context/index.ts'
import * as amounts from './amounts.route.ts'
import * as jackpot from './jackpot.route.tsx'
import * as jackpots from './jackpots.route.tsx'

const content = contentOf({
  games: gamesNamed(3),
  jackpots: [jackpotOf('fond', ['g-0001', 'g-0002', 'zmazana'], [100_000, 2_000]), jackpotOf('iny', [], [500])],
})
const at = (address: string, params: object = {}) => ({ ...loaderArguments(content, address), params }) as never

test('the list of jackpots has every jackpot with its levels and amounts [2.16] [3.28]', async () => {
  const page = await jackpots.loader(at('/jackpoty'))
  expect(page.jackpots[0]).toEqual({
    id: 'fond',
    slug: 'fond',
    title: 'Jackpot fond',
    games: 2,
    levels: ['Úroveň 1', 'Úroveň 2'],
  })
})

test('one jackpot has its games; an unknown one is not found [2.16] [8.10]', async () => {
  const page = await jackpot.loader(at('/jackpoty/fond', { slug: 'fond' }))
  expect(page.games.tiles.map((tile) => tile.code)).toEqual(['g-0001', 'g-0002'])
  expect(await statusThrown(() => jackpot.loader(at('/jackpoty/nie-je', { slug: 'nie-je' })))).toBe(404)
})

const standing = (amount: number) => ({ amount, from: amount, since: 0 })
const NOW = 1_800_000_000_000
const asked = (jackpots?: JackpotsAccess) => {
  const args = loaderArguments(content, '/jackpoty/sumy.json')
  args.context.set(clockContext, () => NOW)
  if (jackpots) args.context.set(jackpotsContext, jackpots)
  return amounts.loader({ ...args, params: {} } as never)
}

test('tickers ask for the amounts of all jackpots alone, with the server’s time; nobody keeps the answer [4.26]', async () => {
  const answer = await asked()
  const jackpots = { fond: [standing(100_000), standing(2_000)], iny: [standing(500)] }
  expect(await answer.json()).toEqual({ serverTime: NOW, age: 0, jackpots })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('the game host’s amounts stand before the content’s; a jackpot it does not run keeps the content’s [4.26]', async () => {
  const live = [
    { amount: 100_777, from: 99_900.25, since: NOW - 5_000 },
    { amount: 1_999, from: 1_980, since: NOW - 5_000 },
  ]
  const feed = { fond: live, iny: [standing(1), standing(2), standing(3)] }
  const answer = await asked({ read: async () => ({ feed, age: 1_200 }) })
  expect(await answer.json()).toEqual({ serverTime: NOW, age: 1_200, jackpots: { fond: live, iny: [standing(500)] } })
})

test('of a host that has been silent for too long no amount is told, not the content’s either [4.26] [8.22]', async () => {
  const answer = await asked({ read: async () => null })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.json()).toEqual({})
})
