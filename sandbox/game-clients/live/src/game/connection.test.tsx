import { failure } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleRound, sampleTable, wonRound } from '../round/sample.ts'
import { blackjack, card, hand, playedSeats } from './boards.fixture.ts'
import { type OpenTable, openTable } from './host.fixture.ts'
import { money, query, text } from './screen.fixture.ts'

let table: OpenTable
const phase = () => [text('.phase p b'), text('.phase p span')]

/** Opens the table some eight seconds after the start of its round. */
async function open(): Promise<void> {
  table = await openTable()
  table.send(sampleTable(Date.now() - Date.parse(at(0))))
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)) }))
afterEach(() => {
  table.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('a lost connection and its return are announced once each, in the live region', async () => {
  await open()
  const spoken: string[] = []
  const region = query('[role="status"][aria-live="polite"]')
  const observer = new MutationObserver(() => spoken.push(region.textContent ?? ''))
  observer.observe(region, { childList: true, subtree: true })
  for (const lose of [table.reconnecting, () => dispatchEvent(new Event('offline')), table.reconnecting]) {
    lose()
    await table.moveTo(9_000)
  }
  dispatchEvent(new Event('online'))
  await table.moveTo(10_000)
  expect(spoken).toEqual(['Spojenie sa obnovuje…'])
  table.reconnected()
  table.send(sampleTable(10_000))
  await table.moveTo(11_000)
  observer.disconnect()
  expect(spoken).toEqual(['Spojenie sa obnovuje…', 'Spojenie je obnovené.'])
  expect([region.checkVisibility(), region.closest('[aria-hidden], [inert]')]).toEqual([true, null])
})

test('while the connection is lost accepted bets and the table stay, and the result is shown', async () => {
  await open()
  query('[data-spot="straight-17"]').click()
  query('.main-action').click()
  await table.moveTo(9_000)
  table.reconnecting()
  expect([text('.table-state'), text('[role="status"].visually-hidden')]).toEqual([
    'Spojenie sa obnovuje…',
    'Spojenie sa obnovuje…',
  ])
  expect(money()).toEqual(['99,00 €', '1,00 €'])
  // After the message that the bet was accepted.
  await table.moveTo(17_000)
  expect(phase()[1]).toBe('Spojenie sa obnovuje…')
  table.replies = [{ ok: true, value: wonRound() }]
  await table.moveTo(32_050)
  expect(money()[0]).toBe('135,00 €')
  // By the reply to the player's own call: the table has said nothing.
  expect(phase()).toEqual(['Padlo 17, čierna, nepárne', 'Výhra 36,00 €'])
  await table.moveTo(45_000)
  expect(phase()).toEqual(['Spojenie sa obnovuje…', ''])
  table.reconnected()
  expect(text('.table-state')).toBe('Naživo')
})

test('a table that is lost with a bet on it says so when its round has ended, and that the bet counts; it never speaks of a next round', async () => {
  await open()
  query('[data-spot="straight-17"]').click()
  query('.main-action').click()
  await table.moveTo(9_000)
  table.reconnecting()
  table.replies = Array.from({ length: 20 }, () => ({ ok: false, failure: failure('unreachable') }))
  await table.moveTo(33_000)
  expect(phase()).toEqual(['Spojenie sa obnovuje…', 'Prijaté stávky platia a dohrajú sa'])
  await table.moveTo(45_000)
  expect(phase()).toEqual(['Spojenie sa obnovuje…', 'Prijaté stávky platia a dohrajú sa'])
})

test('a host that is away is asked for the result less and less often, and at once when the connection is back', async () => {
  await open()
  query('[data-spot="straight-17"]').click()
  query('.main-action').click()
  await table.moveTo(9_000)
  table.reconnecting()
  table.replies = Array.from({ length: 100 }, () => ({ ok: false, failure: failure('unreachable') }))
  await table.moveTo(80_000)
  expect(100 - table.replies.length).toBeLessThan(20)
  table.replies = [{ ok: true, value: wonRound() }]
  table.reconnected()
  await table.moveTo(80_100)
  expect(money()[0]).toBe('135,00 €')
})

test('a session that another window has taken over is not reconnected: the page says so', async () => {
  table = await openTable({}, false)
  table.balanceFailure = failure('moved')
  table.reconnecting()
  await table.moveTo(9_000)
  expect(text('dialog h2')).toBe('Pri stole sa už nehrá')
  expect(text('dialog')).toContain('Túto hru ste otvorili v inom okne.')
  expect(text('.table-state')).toBe('Hráte v inom okne')
})

test('a player who is excluded or logged out reads why the table is connected no more, and what becomes of an accepted bet', async () => {
  table = await openTable({}, false)
  table.send(sampleTable(Date.now() - Date.parse(at(0))))
  query('[data-spot="straight-17"]').click()
  query('.main-action').click()
  await table.moveTo(9_000)
  table.balanceFailure = failure('blocked')
  table.reconnecting()
  await table.moveTo(10_000)
  expect(text('.table-state')).toBe('Hranie je zastavené')
  expect(text('dialog')).toContain('bráni jej vylúčenie alebo ju zastavil prevádzkovateľ')
  expect(text('dialog')).toContain('Prijaté stávky sa dohrajú')
  table.reconnected()
  expect(text('.table-state')).toBe('Hranie je zastavené')
})

/** A bet is accepted, then the session ends while the connection is away. */
async function betUntilSessionEnds(): Promise<void> {
  await open()
  query('[data-spot="straight-17"]').click()
  query('.main-action').click()
  await table.moveTo(9_000)
  table.balanceFailure = failure('blocked')
  table.reconnecting()
  await table.moveTo(10_000)
}

test('a bet whose session has ended is named until its round is over, and as settled from then on; the portal learns that this table shows no end of it, and holds no balance back', async () => {
  await betUntilSessionEnds()
  expect(table.messages.at(-1)).toEqual({ type: 'failed', problem: 'blocked' })
  await table.moveTo(37_000)
  expect(phase()).toEqual(['Hranie je zastavené', 'Prijaté stávky platia a dohrajú sa'])
  await table.moveTo(60_000)
  expect(phase()).toEqual(['Hranie je zastavené', 'Kolo sa skončilo, prijaté stávky sú vyhodnotené'])
})

test('a table whose session has ended shows no balance, which it cannot follow, and no stake that has been settled', async () => {
  await betUntilSessionEnds()
  expect([...money(), text('[data-spot="straight-17"] .own-chip')]).toEqual(['–', '1,00 €', '1'])
  // The portal pauses a table that has stopped; the reason is more than that.
  table.sendFromPortal('pause')
  await table.moveTo(17_000)
  expect(phase()[1]).toBe('Hranie je zastavené')
  await table.moveTo(60_000)
  expect([...money(), text('[data-spot="straight-17"] .own-chip')]).toEqual(['–', '0,00 €', ''])
  expect(text('.own-bets')).not.toContain('1,00 €')
})

test('an open hand of an excluded player is not decided any more: the moves give way to the reason', async () => {
  const own = hand([card(8), card(8, 'hearts')], { isDone: false })
  const results = [{ spot: 'seat-4', amount: 1_000, payout: 0 }]
  const seat = { seat: 4, hands: [own], activeHand: 0, actions: ['hit' as const, 'stand' as const] }
  table = await openTable({ game: blackjack, openRound: sampleRound({ bet: 1_000, outcome: { results, seat } }) })
  await table.moveTo(21_000)
  const round = { dealerCards: [card(9)] }
  table.send(sampleTable(21_000, { table: 'blackjack', results: [], round, seats: playedSeats([own]) }))
  await table.moveTo(21_500)
  expect(query('.moves').hidden).toBe(false)
  table.balanceFailure = failure('blocked')
  table.reconnecting()
  await table.moveTo(22_500)
  expect(query('.moves').hidden).toBe(true)
  expect([phase(), money()]).toEqual([
    ['Stávky uzavreté', 'Hranie je zastavené'],
    ['–', '10,00 €'],
  ])
  expect(table.messages.filter(({ type }) => type === 'player-turn')).toEqual([
    { type: 'player-turn', isTurn: true },
    { type: 'player-turn', isTurn: false },
  ])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
  expect(table.actions).toEqual([])
})

test('a closed table is not called live', async () => {
  await open()
  expect(text('.table-state')).toBe('Naživo')
  table.send(sampleTable(9_000, { status: 'closed' }))
  expect(text('.table-state')).toBe('Zatvorený')
  table.send(sampleTable(10_000, { status: 'maintenance' }))
  expect(text('.table-state')).toBe('Údržba')
})

test('a further stake that a limit refuses leaves the accepted bet in play: the table shows its end', async () => {
  await open()
  query('[data-spot="straight-17"]').click()
  query('.main-action').click()
  await table.moveTo(9_000)
  table.replies = [{ ok: false, failure: failure('limit') }]
  query('[data-spot="red"]').click()
  query('.main-action').click()
  await table.moveTo(10_000)
  expect(table.messages.at(-1)).toEqual({ type: 'failed', problem: 'blocked', isRoundOpen: true })
})

test('inside the portal, which explains the end of a session over the table, its bar names it too', async () => {
  table = await openTable()
  table.balanceFailure = failure('session-over')
  table.reconnecting()
  await table.moveTo(9_000)
  expect(text('.table-state')).toBe('Prihlásenie sa skončilo')
  expect(table.messages).toContainEqual({ type: 'failed', problem: 'session-over' })
})
