import type { LiveDefinition, LiveResult, LiveTableState } from '@herna/contract/games'
import type { CallResult } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleGame, sampleRound, sampleTable } from '../round/sample.ts'
import type { LiveRound } from '../session/index.ts'
import {
  baccarat,
  baccaratResult,
  bettingSeats,
  blackjack,
  blackjackResult,
  card,
  dice,
  diceResult,
  dragonTiger,
  duelResult,
  hand,
  playedSeats,
  poker,
  pokerResult,
  RESULTS,
} from './boards.fixture.ts'
import { type OpenTable, openTable } from './host.fixture.ts'

let table: OpenTable
const query = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const text = (selector: string) => plain(query(selector)?.textContent)
const names = (selector: string) => all(selector).map((element) => plain(element.getAttribute('aria-label')))
const hits = () => all('.is-hit').map(({ dataset }) => dataset['spot'])
const ok = (round: LiveRound): CallResult<LiveRound> => ({ ok: true, value: round })
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

const own = (more = {}) => hand([card(8), card(8, 'hearts')], { isDone: false, ...more })
const seatOf = (hands = [own()], activeHand: number | null = 0) => ({
  results: [{ spot: 'seat-4', amount: 1_000, payout: 0 }],
  seat: { seat: 4, hands, activeHand, actions: activeHand === null ? [] : (['hit', 'stand', 'double'] as const).slice() },
})

test('blackjack: a free seat takes chips, the decision is the player’s own and sent once, badges come after the dealer’s cards', async () => {
  await open(blackjack)
  await sendAt(8_000, 'blackjack', {}, bettingSeats())
  expect(names('.seat.is-free button')).toEqual([
    'Miesto 4 je voľné, položiť sem žetón 5,00 €',
    'Miesto 6 je voľné, položiť sem žetón 5,00 €',
  ])
  query('.place-4 button').click()
  query('.place-4 button').click()
  await table.moveTo(8_300)
  expect([text('.place-4 .seat-name'), names('.place-4 button')]).toEqual([
    'Vy · miesto 4',
    ['Vaše miesto 4, stávka 10,00 €, pridať žetón 5,00 €'],
  ])
  query('.main-action').click()
  expect(table.requests).toMatchObject([{ bet: 1_000, stakes: [{ spot: 'seat-4', amount: 1_000 }] }])
  table.replies = [
    ok(sampleRound({ bet: 1_000, outcome: { results: seatOf().results } })),
    ok(sampleRound({ outcome: seatOf() })),
  ]
  await sendAt(20_500, 'blackjack', { dealerCards: [card(1, 'diamonds')] }, playedSeats([own()]))
  await table.moveTo(21_000)
  expect([query('.moves').hidden, query('.betting').hidden, text('.turn p span'), names('.dealer-hand')]).toEqual([
    false,
    true,
    'Po uplynutí času stojíte na 16.',
    ['Karty krupiéra, súčet 1 / 11'],
  ])
  expect(all('.move').map((move) => [text(`.${move.classList[1]}`), move.ariaDisabled])).toEqual([
    ['Ďalšia', 'false'],
    ['Stojím', 'false'],
    ['2×Zdvojiť+10,00 €', 'false'],
    ['Rozdeliť+10,00 €', 'true'],
  ])
  const drawn = own({ cards: [card(8), card(8, 'hearts'), card(3)], total: 19, isDone: true })
  table.replies = [ok(sampleRound({ outcome: seatOf([drawn], null) }))]
  query('.move.is-split').click()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
  await table.moveTo(22_000)
  expect([table.actions.map(({ action }) => action), text('.is-own .sum'), text('.is-own .badge-pill')]).toEqual([
    ['hit'],
    '19',
    'Stojí',
  ])
  expect([query('.moves').hidden, names('.dealer-hand .is-back')]).toEqual([true, ['zakrytá karta']])
  const pushed = { ...drawn, result: 'push' as const, payout: 1_000 }
  const result: LiveResult = blackjackResult
  const closed = sampleRound({ state: 'closed', win: 1_000, staked: 1_000, outcome: { ...seatOf([pushed], null), result } })
  table.replies = [ok(closed)]
  await sendAt(32_100, 'blackjack', { dealerCards: [card(1, 'diamonds')], result }, playedSeats([pushed]))
  await table.moveTo(34_200)
  expect([text('.is-own .badge-pill'), names('.dealer-hand')]).toEqual(['Remíza', ['Karty krupiéra, súčet 19']])
})

test('blackjack: after a reload the own seat is recognised and its decision goes on; a seat at the side moves to the middle', async () => {
  const outcome = { ...seatOf(), results: [{ spot: 'seat-6', amount: 1_000, payout: 0 }] }
  const openRound = sampleRound({ outcome: { ...outcome, seat: { ...outcome.seat, seat: 6 } } })
  await open(blackjack, { openRound })
  const seats = bettingSeats().map((each) =>
    each.seat === 6 ? { ...each, state: 'player' as const, player: 'ja', hands: [own()] } : each,
  )
  await sendAt(21_000, 'blackjack', { dealerCards: [card(9)] }, seats)
  await table.moveTo(21_500)
  expect([names('.is-own'), text('.is-own .seat-name'), query('.is-own').classList.contains('place-4')]).toEqual([
    ['Vaše miesto 6, stávka 10,00 €'],
    'Vy · miesto 6',
    true,
  ])
  expect(query('.moves').hidden).toBe(false)
  await table.moveTo(29_100)
  expect(query('.moves').hidden).toBe(true)
})

test('blackjack: at a full table the player can wait for a seat, sees the place in the queue and then the seat that is reserved', async () => {
  await open(blackjack)
  const full = bettingSeats().map((seat) => (seat.state === 'free' ? { ...seat, state: 'guest' as const } : seat))
  const sendQueue = async (ms: number, queue: LiveTableState['queue'], seats = full) => {
    await table.moveTo(ms)
    table.send(sampleTable(ms, { table: 'blackjack', results: RESULTS.blackjack, seats, queue }))
  }
  await sendAt(8_000, 'blackjack', {}, bettingSeats())
  expect(query('.seat-queue').hidden).toBe(true)
  await sendQueue(8_500, undefined)
  expect([text('.seat-queue span'), text('.queue-button')]).toEqual(['Stôl je plný.', 'Zaradiť sa do poradia'])
  query('.queue-button').click()
  await sendQueue(9_000, { waiting: 2, position: 2, reserved: null })
  expect([text('.seat-queue span'), table.invocations]).toEqual(['Čakáte na miesto, ste 2. v poradí.', ['joinQueue']])
  const freed = full.map((seat) => (seat.seat === 4 ? { ...seat, state: 'free' as const } : seat))
  await sendQueue(10_000, { waiting: 0, position: null, reserved: { seat: 4, until: at(15_000) } }, freed)
  expect([text('.seat-queue span'), names('.seat.is-free button')]).toEqual([
    'Miesto 4 je vaše ešte 5 s. Stavte naň.',
    ['Miesto 4 je voľné, položiť sem žetón 5,00 €'],
  ])
  query('.queue-button').click()
  expect(table.invocations).toEqual(['joinQueue', 'leaveQueue'])
  const others = full.map((seat) => (seat.seat === 4 ? { ...seat, state: 'reserved' as const } : seat))
  await sendQueue(11_000, { waiting: 0, position: null, reserved: null }, others)
  expect(names('.seat.is-reserved')).toEqual(['Miesto 4 je rezervované pre hráča z poradia'])
})

test('blackjack: an insurance that the host offers is asked first, with its price; declined, the hand goes on, accepted, it is sent once', async () => {
  const offered = () => {
    const outcome = seatOf()
    return { ...outcome, seat: { ...outcome.seat, actions: [...outcome.seat.actions, 'insure' as const] } }
  }
  await open(blackjack, { openRound: sampleRound({ bet: 1_000, outcome: offered() }) })
  await sendAt(21_000, 'blackjack', { dealerCards: [card(1)] }, playedSeats([own()]))
  const asked = () => [query('.insurance').hidden, query('.move-buttons').hidden]
  expect([asked(), text('.insurance p'), text('.turn p span')]).toEqual([
    [false, true],
    'Krupiér ukazuje eso. Poistenie za 5,00 € vyplatí 2 : 1, ak má krupiér blackjack. Inak prepadne.',
    'Bez odpovede hráte ďalej bez poistenia.',
  ])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
  expect(table.actions).toEqual([])
  query('.is-no-insurance').click()
  await table.moveTo(21_500)
  expect([asked(), table.actions]).toEqual([[true, false], []])
  table.end()
  document.body.replaceChildren()
  await open(blackjack, { openRound: sampleRound({ bet: 1_000, outcome: offered() }) })
  await sendAt(21_000, 'blackjack', { dealerCards: [card(1)] }, playedSeats([own()]))
  const { seat, results } = seatOf()
  const insured = { results, seat: { ...seat, insurance: { stake: 500, payout: 0 } } }
  table.replies = [ok(sampleRound({ bet: 1_000, staked: 1_500, outcome: insured }))]
  query('.is-insure').click()
  query('.is-insure').click()
  await table.moveTo(22_000)
  expect([table.actions.map(({ action }) => action), asked()]).toEqual([['insure'], [true, false]])
})

test('blackjack: the portal is told when the player’s turn begins and ends, once each', async () => {
  await open(blackjack, { openRound: sampleRound({ bet: 1_000, outcome: seatOf() }) })
  const turns = () => table.messages.filter(({ type }) => type === 'player-turn')
  await sendAt(8_000, 'blackjack', {}, bettingSeats())
  expect(turns()).toEqual([])
  await sendAt(21_000, 'blackjack', { dealerCards: [card(9)] }, playedSeats([own()]))
  await table.moveTo(24_000)
  expect(turns()).toEqual([{ type: 'player-turn', isTurn: true }])
  await table.moveTo(33_000)
  expect(turns()).toEqual([
    { type: 'player-turn', isTurn: true },
    { type: 'player-turn', isTurn: false },
  ])
})

test('blackjack: a split seat has two hands, each with its own total; the one to be decided is marked', async () => {
  const hands = [hand([card(8), card(10)]), hand([card(8, 'hearts'), card(3)], { isDone: false })]
  await open(blackjack, { openRound: sampleRound({ staked: 2_000, outcome: seatOf(hands, 1) }) })
  await sendAt(21_000, 'blackjack', { dealerCards: [card(9)] }, playedSeats(hands))
  await table.moveTo(21_500)
  expect([names('.is-own .seat-hand'), names('.is-own .is-active')]).toEqual([
    ['1. ruka, súčet 18, Stojí', '2. ruka, súčet 11'],
    ['2. ruka, súčet 11'],
  ])
  expect([plain(query('.turn p b').textContent).split(' · ')[0], text('.turn p span'), text('.is-own .seat-stake')]).toEqual([
    'Váš ťah, 2. ruka',
    'Po uplynutí času stojíte na 18 a 11.',
    '2020,00 €',
  ])
  expect(plain(all('.money dd')[1]?.textContent)).toBe('20,00 €')
  // A hand that is bust is nothing to stand on.
  const bust = [hand([card(8), card(10), card(9)]), hand([card(8, 'hearts'), card(3)], { isDone: false })]
  table.replies = [ok(sampleRound({ staked: 2_000, outcome: seatOf(bust, 1) }))]
  query('.move.is-hit').click()
  await table.moveTo(21_600)
  expect(text('.turn p span')).toBe('Po uplynutí času stojíte na 11.')
})
