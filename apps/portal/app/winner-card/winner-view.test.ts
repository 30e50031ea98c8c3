import type { Winner } from '@herna/contract/winners'
import { expect, test } from 'vitest'
import { winnerViews } from './winner-view.ts'

const win = (gameCode: string, amount: number): Winner => ({
  gameCode,
  player: 'P. K.',
  amount,
  currency: 'EUR',
  wonAt: '2026-01-01T00:00:00Z',
  jackpot: null,
})
const games = new Map([['vlk', { gameCode: 'vlk', name: 'Vlk', fileVersion: '3' }]])

test('a win is joined to its game and given an index id; wins of unknown games are dropped [3.39]', () => {
  const views = winnerViews([win('vlk', 100), win('neznama', 900), win('vlk', 50)], { gameByCode: games as never })
  expect(views.map(({ id, game, amount }) => [id, game.name, amount])).toEqual([
    [0, 'Vlk', 100],
    [1, 'Vlk', 50],
  ])
})
