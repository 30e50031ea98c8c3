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
const argumentsFor = (address: string, params: object = {}) => ({ ...loaderArguments(content, address), params }) as never

test('the list of jackpots has every jackpot with its levels and amounts [2.16] [3.28]', async () => {
  const page = await jackpots.loader(argumentsFor('/jackpoty'))
  expect(page.jackpots[0]).toEqual({
    id: 'fond',
    slug: 'fond',
    title: 'Jackpot fond',
    games: 2,
    levels: ['Úroveň 1', 'Úroveň 2'],
  })
})

test('one jackpot has its games; an unknown one is not found [2.16] [8.10]', async () => {
  const page = await jackpot.loader(argumentsFor('/jackpoty/fond', { slug: 'fond' }))
  expect(page.games.tiles.map((tile) => tile.code)).toEqual(['g-0001', 'g-0002'])
  expect(await statusThrown(() => jackpot.loader(argumentsFor('/jackpoty/nie-je', { slug: 'nie-je' })))).toBe(404)
})

const fixedAmount = (amount: number) => ({ amount, from: amount, since: 0 })
const NOW = 1_800_000_000_000
const requestAmounts = (jackpots?: JackpotsAccess) => {
  const args = loaderArguments(content, '/jackpoty/sumy.json')
  args.context.set(clockContext, () => NOW)
  if (jackpots) args.context.set(jackpotsContext, jackpots)
  return amounts.loader({ ...args, params: {} } as never)
}

test('one response has the amounts of all jackpots and the server’s time, and is not cached [4.26]', async () => {
  const response = await requestAmounts()
  const jackpots = { fond: [fixedAmount(100_000), fixedAmount(2_000)], iny: [fixedAmount(500)] }
  expect(await response.json()).toEqual({ serverTime: NOW, age: 0, jackpots })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('the game host’s amounts take precedence over the content’s; a jackpot it does not run has the content’s [4.26]', async () => {
  const live = [
    { amount: 100_777, from: 99_900.25, since: NOW - 5_000 },
    { amount: 1_999, from: 1_980, since: NOW - 5_000 },
  ]
  const feed = { fond: live, iny: [fixedAmount(1), fixedAmount(2), fixedAmount(3)] }
  const response = await requestAmounts({ read: async () => ({ feed, age: 1_200 }) })
  expect(await response.json()).toEqual({ serverTime: NOW, age: 1_200, jackpots: { fond: live, iny: [fixedAmount(500)] } })
})

test('when the host has not responded for too long, no amount is served, not even the content’s [4.26] [8.22]', async () => {
  const response = await requestAmounts({ read: async () => null })
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(await response.json()).toEqual({})
})
