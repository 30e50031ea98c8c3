import type { ArtBrief } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { gameArtSvg } from '../game.ts'
import { seededRandom } from '../seed.ts'
import { dealerOf } from './dealer.ts'
import { tableKind } from './tables.ts'

const table = (n: number, motifs: string[], name = `Stôl ${n}`): ArtBrief => ({
  gameCode: `live-${n}`,
  name,
  provider: 'corso',
  providerName: 'Salón Corso',
  type: 'Live',
  motifs,
  fileVersion: '1',
})

test('the motif decides the kind of table, and a game without a table motif is a show on a stage', () => {
  expect(tableKind(['gold', 'roulette'])).toBe('roulette')
  expect(tableKind(['dragontiger'])).toBe('duel')
  expect(tableKind(['sicbo'])).toBe('dice')
  expect(tableKind(['wolf'])).toBe('stage')
})

test('forty tables of one kind have forty different dealers, sets and tables', () => {
  expect(new Set(Array.from({ length: 40 }, (_, n) => gameArtSvg(table(n, ['blackjack']), 'thumbnail'))).size).toBe(40)
})

test('a queen or a king among the motifs decides whether the dealer is a woman or a man', () => {
  for (let n = 0; n < 20; n++) {
    expect(dealerOf(seededRandom(`${n}`), true).isWoman).toBe(true)
    expect(dealerOf(seededRandom(`${n}`), false)).toMatchObject({ isWoman: false, outfit: expect.stringMatching(/vest|suit/) })
  }
  const [woman, man] = [
    gameArtSvg(table(1, ['roulette', 'queen']), 'thumbnail'),
    gameArtSvg(table(1, ['roulette', 'king']), 'thumbnail'),
  ]
  expect(woman).toContain('fill="#b23a4c"')
  expect(man).not.toContain('fill="#b23a4c"')
})

test('an automatic table has no dealer, and a live tile has no lettering', () => {
  expect(gameArtSvg(table(1, ['roulette'], 'Automatická ruleta'), 'thumbnail')).not.toContain('url(#person)')
  expect(gameArtSvg(table(1, ['roulette'], 'Ruleta'), 'thumbnail')).toContain('url(#person)')
  expect(gameArtSvg(table(1, ['roulette'], 'Ruleta'), 'thumbnail')).toBe(
    gameArtSvg(table(1, ['roulette'], 'Iné meno'), 'thumbnail'),
  )
})
