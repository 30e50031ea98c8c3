import { expect, test } from 'vitest'
import {
  sampleBaccarat,
  sampleBlackjack,
  sampleDice,
  sampleGame,
  samplePoker,
  sampleRoulette,
  sampleSplit,
} from '../round/sample.ts'
import { outcomeText } from './outcome.ts'

test('the outcome text is a complete Slovak sentence for every kind of game', () => {
  expect(outcomeText(sampleGame('roulette'), sampleRoulette(17))).toBe('Padlo 17, čierna, nepárne')
  expect(outcomeText(sampleGame('roulette'), sampleRoulette(0))).toBe('Padla nula')
  expect(outcomeText(sampleGame('blackjack'), sampleBlackjack())).toBe('Máte 16, krupiér ukazuje: kárová sedmička')
  expect(outcomeText(sampleGame('blackjack'), sampleSplit())).toBe('Výhra. Máte 18 a 17. Krupiér prebral, má 26')
  expect(outcomeText(sampleGame('baccarat'), sampleBaccarat())).toBe('Vyhral hráč, hráč 9, bankár 7')
  expect(outcomeText(sampleGame('video-poker'), samplePoker([true, true, false, false, false]))).toBe('Pár dolníkov a vyšší')
  expect(outcomeText(sampleGame('dice'), sampleDice()).replaceAll('\u00a0', ' ')).toBe(
    'Bod 4, 3 hody. Padlo 3, 1, súčet 4. Hod prešiel',
  )
})

test('craps names what its line decided, also when other bets go on after it, and nothing when only they were played', () => {
  const text = (...rolls: number[][]) =>
    outcomeText(sampleGame('dice'), { kind: 'dice', rolls, results: [] }).replaceAll('\u00a0', ' ')
  expect(text([6, 6])).toBe('Padlo 6, 6, súčet 12. Hod neprešiel. Stávka Proti hodu sa vracia')
  expect(text([2, 2], [1, 3], [3, 4])).toBe('Bod 4, 3 hody. Padlo 3, 4, súčet 7. Hod prešiel')
  expect(text([5, 6], [2, 2])).toBe('2 hody. Padlo 2, 2, súčet 4. Hod prešiel')
  expect(text([2, 2])).toBe('Padlo 2, 2, súčet 4')
})
