import type { LiveResult, LiveTableState } from '@herna/contract/games'
import type { CallResult } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleRound, sampleTable } from '../round/sample.ts'
import type { LiveRound } from '../session/index.ts'
import { bettingSeats, blackjack, blackjackResult, card, hand, playedSeats, RESULTS } from './boards.fixture.ts'
import { type OpenTable, openTable } from './host.fixture.ts'
import { all, names, plain, query, text } from './screen.fixture.ts'

let table: OpenTable
const ok = (round: LiveRound): CallResult<LiveRound> => ({ ok: true, value: round })
type Round = Partial<NonNullable<LiveTableState['round']>>

/** Opens the table eight seconds after the start of its round. */
async function open(more: Parameters<typeof openTable>[0] = {}): Promise<void> {
  table = await openTable({ game: blackjack, balance: 100_000, ...more })
}
/** Moves the clock and sends the table's state of that moment. */
async function sendAt(ms: number, round: Round = {}, seats: LiveTableState['seats'] = []): Promise<void> {
  await table.moveTo(ms)
  table.send(sampleTable(ms, { table: 'blackjack', results: RESULTS.blackjack, round, seats }))
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)) }))
afterEach(async () => {
  table.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const own = (more = {}) => hand([card(8), card(8, 'hearts')], { isDone: false, ...more })
const seatOf = (hands = [own()], activeHand: number | null = 0) => ({
  results: [{ spot: 'seat-4', amount: 1_000, payout: 0 }],
  seat: { seat: 4, hands, activeHand, actions: activeHand === null ? [] : (['hit', 'stand', 'double'] as const).slice() },
})

test('a free seat takes chips, the decision is the player’s own and sent once, badges come after the dealer’s cards', async () => {
  await open()
  await sendAt(8_000, {}, bettingSeats())
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
  await sendAt(20_500, { dealerCards: [card(1, 'diamonds')] }, playedSeats([own()]))
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
  await sendAt(32_100, { dealerCards: [card(1, 'diamonds')], result }, playedSeats([pushed]))
  await table.moveTo(34_200)
  expect([text('.is-own .badge-pill'), names('.dealer-hand')]).toEqual(['Remíza', ['Karty krupiéra, súčet 19']])
})

test('after a reload the own seat is recognised and its decision goes on; a seat at the side moves to the middle', async () => {
  const outcome = { ...seatOf(), results: [{ spot: 'seat-6', amount: 1_000, payout: 0 }] }
  const openRound = sampleRound({ outcome: { ...outcome, seat: { ...outcome.seat, seat: 6 } } })
  await open({ openRound })
  const seats = bettingSeats().map((each) =>
    each.seat === 6 ? { ...each, state: 'player' as const, player: 'ja', hands: [own()] } : each,
  )
  await sendAt(21_000, { dealerCards: [card(9)] }, seats)
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

test('at a full table the player can wait for a seat, sees the place in the queue and then the seat that is reserved', async () => {
  await open()
  const full = bettingSeats().map((seat) => (seat.state === 'free' ? { ...seat, state: 'guest' as const } : seat))
  const sendQueue = async (ms: number, queue: LiveTableState['queue'], seats = full) => {
    await table.moveTo(ms)
    table.send(sampleTable(ms, { table: 'blackjack', results: RESULTS.blackjack, seats, queue }))
  }
  await sendAt(8_000, {}, bettingSeats())
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

test('an insurance that the host offers is asked first, with its price; declined, the hand goes on, accepted, it is sent once', async () => {
  const offered = () => {
    const outcome = seatOf()
    return { ...outcome, seat: { ...outcome.seat, actions: [...outcome.seat.actions, 'insure' as const] } }
  }
  await open({ openRound: sampleRound({ bet: 1_000, outcome: offered() }) })
  await sendAt(21_000, { dealerCards: [card(1)] }, playedSeats([own()]))
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
  await open({ openRound: sampleRound({ bet: 1_000, outcome: offered() }) })
  await sendAt(21_000, { dealerCards: [card(1)] }, playedSeats([own()]))
  const { seat, results } = seatOf()
  const insured = { results, seat: { ...seat, insurance: { stake: 500, payout: 0 } } }
  table.replies = [ok(sampleRound({ bet: 1_000, staked: 1_500, outcome: insured }))]
  query('.is-insure').click()
  query('.is-insure').click()
  await table.moveTo(22_000)
  expect([table.actions.map(({ action }) => action), asked()]).toEqual([['insure'], [true, false]])
})

test('the portal is told when the player’s turn begins and ends, once each', async () => {
  await open({ openRound: sampleRound({ bet: 1_000, outcome: seatOf() }) })
  const turns = () => table.messages.filter(({ type }) => type === 'player-turn')
  await sendAt(8_000, {}, bettingSeats())
  expect(turns()).toEqual([])
  await sendAt(21_000, { dealerCards: [card(9)] }, playedSeats([own()]))
  await table.moveTo(24_000)
  expect(turns()).toEqual([{ type: 'player-turn', isTurn: true }])
  await table.moveTo(33_000)
  expect(turns()).toEqual([
    { type: 'player-turn', isTurn: true },
    { type: 'player-turn', isTurn: false },
  ])
})

test('a split seat has two hands, each with its own total; the one to be decided is marked', async () => {
  const hands = [hand([card(8), card(10)]), hand([card(8, 'hearts'), card(3)], { isDone: false })]
  await open({ openRound: sampleRound({ staked: 2_000, outcome: seatOf(hands, 1) }) })
  await sendAt(21_000, { dealerCards: [card(9)] }, playedSeats(hands))
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
