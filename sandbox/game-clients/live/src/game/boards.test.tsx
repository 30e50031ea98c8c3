import type { LiveDefinition, LiveResult, LiveTableState } from '@herna/contract/games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleGame, sampleTable } from '../round/sample.ts'
import {
  baccarat,
  baccaratResult,
  dice,
  diceResult,
  dragonTiger,
  duelResult,
  poker,
  pokerResult,
  RESULTS,
} from './boards.fixture.ts'
import { type OpenTable, openTable } from './host.fixture.ts'
import { all, hits, names, query, text } from './screen.fixture.ts'

let table: OpenTable
type Round = Partial<NonNullable<LiveTableState['round']>>

/** Opens a table eight seconds after the start of its round. */
async function open(game: LiveDefinition, more: Parameters<typeof openTable>[0] = {}): Promise<void> {
  table = await openTable({ game, balance: 100_000, ...more })
}
/** Moves the clock and sends the table's state of that moment. */
async function sendAt(
  ms: number,
  kind: keyof typeof RESULTS,
  round: Round = {},
  seats: LiveTableState['seats'] = [],
): Promise<void> {
  await table.moveTo(ms)
  table.send(sampleTable(ms, { table: kind, results: RESULTS[kind], round, seats }))
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)) }))
afterEach(async () => {
  table.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('baccarat: cards come one by one, the result frames what has won only when its time has come', async () => {
  await open(baccarat)
  await sendAt(8_000, 'baccarat')
  query('[data-spot="player"]').click()
  expect([text('.main-action'), names('.big-road')[0]]).toEqual([
    'Potvrdiť 5,00 €',
    'Posledné kolá: hráč vyhral 22-krát, bankár 19-krát, remíza 4-krát',
  ])
  await sendAt(21_500, 'baccarat', { result: baccaratResult })
  expect(all('.card')).toHaveLength(0)
  await table.moveTo(26_000)
  expect([all('.is-player .card').length, all('.is-banker .card').length, names('.coup-side')]).toEqual([
    2,
    1,
    ['Hráč, 5 bodov', 'Bankár, 6 bodov'],
  ])
  await table.moveTo(31_900)
  expect([all('.card').length, hits(), query('.is-winner')]).toEqual([6, [], null])
  await table.moveTo(32_100)
  expect([hits(), names('.is-winner'), text('.phase b + span, .phase p b')]).toEqual([
    ['player', 'banker-pair'],
    ['Hráč, 9 bodov'],
    'Vyhral hráč 9 : 7',
  ])
})

test('dragon tiger: the dragon’s card, then the tiger’s, then what has won; the road counts both ties', async () => {
  await open(dragonTiger)
  await sendAt(8_000, 'dragon-tiger')
  expect([all('[data-spot]').map(({ dataset }) => dataset['spot']), names('.big-road')[0]]).toEqual([
    ['dragon', 'tie', 'suited-tie', 'tiger'],
    'Posledné kolá: drak vyhral 4-krát, tiger 3-krát, remíza 2-krát',
  ])
  await sendAt(21_500, 'dragon-tiger', { result: duelResult })
  expect(all('.card')).toHaveLength(0)
  await table.moveTo(24_000)
  expect([all('.is-dragon .card').length, all('.is-tiger .card').length]).toEqual([1, 0])
  await table.moveTo(32_100)
  expect([hits(), all('.is-winner .card').length, text('.phase p b')]).toEqual([['tiger'], 1, 'Vyhral tiger'])
})

test('show: the multiplier appears when the betting is over, before the wheel stops, with its condition and on its bet', async () => {
  await open(sampleGame({ table: 'wheel' }))
  await sendAt(8_000, 'wheel')
  expect([query('.multiplier').hidden, names('.strip .segment-results li')]).toEqual([
    true,
    ['2 s násobičom 5×', 'Bonus, výhra 10 : 1', '1'],
  ])
  const result: LiveResult = { kind: 'wheel', segment: '1', index: 0, multiplier: { segment: '2', factor: 5 }, prize: null }
  await sendAt(21_500, 'wheel', { result })
  const marked = () => all('[data-factor]').map(({ dataset }) => [dataset['spot'], dataset['factor']])
  expect([text('.multiplier p'), marked(), hits()]).toEqual(['Násobič 5× platí len vtedy, ak padne 2', [['2', '5×']], []])
  await table.moveTo(32_100)
  expect([hits(), text('.phase p b')]).toEqual([['1'], 'Padlo políčko 1'])
  await sendAt(45_000, 'wheel', { tableRound: 8, result: null })
  expect([query('.multiplier').hidden, marked()]).toEqual([true, []])
  query('.results-button').click()
  const shares = all('dialog .segment-shares dt').map(({ textContent }) => textContent)
  expect([shares[0], text('dialog .chance')]).toEqual(['Políčko 1 21 z 54', 'Minulé výsledky nemenia šancu ďalšieho kola.'])
})

test('dice: the faces of the last throw, then the throw at its time; spots in groups that tell where a stake lies', async () => {
  await open(dice)
  await sendAt(8_000, 'dice')
  expect(names('.dice-tray')).toEqual(['Padlo 1, 5, 6, súčet 12'])
  expect([text('[data-spot="odd"] .visually-hidden'), text('[data-spot="single-6"] .visually-hidden')]).toEqual([
    'Nepárny súčet, platí 1 ku 1',
    'Číslo 6; raz platí 1 ku 1; dvakrát platí 2 ku 1; trikrát platí 12 ku 1',
  ])
  query('[data-spot="total-11"]').click()
  await table.moveTo(8_300)
  expect(names('.group-tab')).toEqual([
    'Hlavné',
    'Súčty, máte tu stávku',
    'Čísla',
    'Rovnaké: dvojice a trojice',
    'Dve čísla: kombinácie',
  ])
  query('.group-tab:nth-child(2)').click()
  expect([query('.spot-group.is-total').checkVisibility(), query('.spot-group.is-main').checkVisibility()]).toEqual([true, false])
  query('[data-spot="total-4"]').focus()
  query('[data-spot="total-4"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  expect((document.activeElement as HTMLElement).dataset['spot']).toBe('total-5')
  await sendAt(21_500, 'dice', { result: diceResult })
  await table.moveTo(31_900)
  expect([names('.dice-tray'), hits()]).toEqual([['Padlo 1, 5, 6, súčet 12'], []])
  await table.moveTo(32_100)
  expect([names('.dice-tray'), text('.dice-sum')]).toEqual([['Padlo 5, 1, 5, súčet 11'], '11'])
  expect(new Set(hits())).toEqual(new Set(['big', 'combination-1-5', 'double-5', 'odd', 'single-1', 'single-5', 'total-11']))
})

test('poker: the board first, then the dealer’s covered cards; the hand by its Slovak name', async () => {
  await open(poker)
  await sendAt(8_000, 'poker')
  expect(all('.poker-board .card-place, .poker-dealer .card-place')).toHaveLength(7)
  await sendAt(21_000, 'poker', { result: pokerResult })
  expect([all('.poker-dealer .is-back').length, all('.poker-board .card').length]).toEqual([2, 0])
  await table.moveTo(31_000)
  expect([all('.poker-dealer .is-back').length, all('.poker-board .card').length, hits()]).toEqual([0, 5, []])
  await table.moveTo(32_100)
  expect([text('.hand-name'), hits(), text('.phase p b')]).toEqual(['Dva páry', ['2p'], 'Krupiér má: dva páry'])
})
