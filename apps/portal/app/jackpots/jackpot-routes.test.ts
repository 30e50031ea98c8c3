import { expect, test } from 'vitest'
import { contentOf, gamesNamed, jackpotOf } from '../wires/content.fixture.ts'
import { loaderArguments, statusThrown } from '../wires/loader.fixture.ts'
import { jackpotsContext } from '../wires/jackpots-access.ts'
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
  expect(page.amounts).toEqual({ fond: [100_000, 2_000], iny: [500] })
})

test('one jackpot has its games; an unknown one is not found [2.16] [8.10]', async () => {
  const page = await jackpot.loader(at('/jackpoty/fond', { slug: 'fond' }))
  expect(page.games.tiles.map((tile) => tile.code)).toEqual(['g-0001', 'g-0002'])
  expect(page.amounts).toEqual({ fond: [100_000, 2_000] })
  expect(await statusThrown(() => jackpot.loader(at('/jackpoty/nie-je', { slug: 'nie-je' })))).toBe(404)
})

test('tickers can ask for the amounts of all jackpots alone', async () => {
  const answer = await amounts.loader(at('/jackpoty/sumy.json'))
  expect(await answer.json()).toEqual({ fond: [100_000, 2_000], iny: [500] })
})

test('the game host’s amounts stand before the content’s, level by level; a jackpot it does not run keeps the content’s', async () => {
  const args = loaderArguments(content, '/jackpoty/sumy.json')
  args.context.set(jackpotsContext, {
    latest: () => ({ fond: [100_777, 1_999], iny: [1, 2, 3] }),
    fresh: async () => ({ fond: [100_888, 2_001] }),
  })
  const page = await jackpots.loader({ ...args, params: {} } as never)
  expect(page.amounts).toEqual({ fond: [100_777, 1_999], iny: [500] })
  const answer = await amounts.loader({ ...args, params: {} } as never)
  expect(await answer.json()).toEqual({ fond: [100_888, 2_001], iny: [500] })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3')
})
