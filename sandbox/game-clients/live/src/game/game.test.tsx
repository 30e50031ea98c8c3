import { type CallResult, failure } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleGame, sampleRound, sampleTable, wonRound } from '../round/sample.ts'
import type { LiveRound, LiveSession } from '../session/index.ts'
import { type OpenTable, openTable } from './host.fixture.ts'
import { announcement, money, query, text } from './screen.fixture.ts'

let table: OpenTable
const spot = (id: string) => query(`[data-spot="${id}"]`)
const main = () => query('.main-action')
const ok = (round: LiveRound): CallResult<LiveRound> => ({ ok: true, value: round })
const NUMBER_17 = { kind: 'roulette', number: 17 } as const

/** Opens the table some eight seconds after the start of its round; waiting moves the clock a little. */
async function open(more: Partial<LiveSession> = {}): Promise<void> {
  table = await openTable(more)
  table.send(sampleTable(Date.now() - Date.parse(at(0))))
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)) }))
afterEach(() => {
  table.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('chips are placed, confirmed and paid at once; the win is shown only when the result is', async () => {
  await open()
  spot('straight-17').click()
  expect([money(), text('.main-action')]).toEqual([['100,00 €', '1,00 €'], 'Potvrdiť 1,00 €'])
  main().click()
  await table.moveTo(9_500)
  expect(table.requests).toMatchObject([{ bet: 100, stakes: [{ spot: 'straight-17', amount: 100 }], tableRound: 7 }])
  expect([money(), text('.phase')]).toEqual([['99,00 €', '1,00 €'], '11Stávky otvorené · 11 sStávky sú prijaté'])
  table.replies = [ok(wonRound())]
  await table.moveTo(20_100)
  table.send(sampleTable(20_100, { round: { result: NUMBER_17 } }))
  await table.moveTo(31_000)
  expect([money(), table.seen, spot('straight-17').classList.contains('is-hit')]).toEqual([['99,00 €', '1,00 €'], [], false])
  await table.moveTo(32_010)
  expect(money()).toEqual(['135,00 €', '0,00 €'])
  expect(text('.phase p')).toBe('Padlo 17, čierna, nepárneVýhra 36,00 €')
  expect(text('.phase .is-win')).toBe('Výhra 36,00 €')
  expect([spot('straight-17').classList.contains('is-hit'), table.seen]).toEqual([true, [table.requests[0]?.roundId]])
  expect(announcement()).toBe('Padlo 17, čierna, nepárne. Vyplatené 36,00 €, zostatok 135,00 €.')
})

test('more chips in the same round are an action; the sum repeats with one press in the next round', async () => {
  await open()
  spot('red').click()
  main().click()
  await table.moveTo(9_000)
  table.replies = [
    ok(
      sampleRound({
        staked: 300,
        balanceAfterBet: 9_700,
        balance: 9_700,
        outcome: {
          results: [
            { spot: 'red', amount: 100, payout: 0 },
            { spot: 'black', amount: 200, payout: 0 },
          ],
        },
      }),
    ),
    ok(
      sampleRound({
        state: 'closed',
        staked: 300,
        balanceAfterBet: 9_700,
        balance: 9_700,
        outcome: {
          results: [
            { spot: 'red', amount: 100, payout: 0 },
            { spot: 'black', amount: 200, payout: 0 },
          ],
          result: { kind: 'roulette', number: 0 },
        },
      }),
    ),
  ]
  spot('black').click()
  spot('black').click()
  main().click()
  await table.moveTo(10_000)
  expect(table.actions).toMatchObject([{ action: 'bet', stakes: [{ spot: 'black', amount: 200 }] }])
  expect(money()).toEqual(['97,00 €', '3,00 €'])
  await table.moveTo(32_050)
  const next = { tableRound: 8, startsAt: at(40_000), bettingEndsAt: at(60_000), resultAt: at(72_000), endsAt: at(80_000) }
  await table.moveTo(40_100)
  table.send(sampleTable(40_100, { round: next }))
  expect(text('.main-action')).toBe('Znova 3,00 €')
  main().click()
  expect(text('.main-action')).toBe('Potvrdiť 3,00 €')
})

test('chips that were not confirmed when the betting ends do not count, and the table says so', async () => {
  await open()
  spot('straight-17').click()
  await table.moveTo(20_050)
  expect([table.requests, money()]).toEqual([[], ['100,00 €', '0,00 €']])
  expect(text('.phase p')).toBe('Stávky uzavretéNepotvrdené žetóny 1,00 € sa nepočítajú')
  spot('straight-17').click()
  expect(money()).toEqual(['100,00 €', '0,00 €'])
})

test('a stake that came too late is returned with a message, without a panel over the table', async () => {
  await open()
  spot('red').click()
  table.replies = [{ ok: false, failure: failure('bets-closed') }]
  main().click()
  await table.moveTo(9_000)
  expect([money(), document.querySelector('dialog')]).toEqual([['100,00 €', '0,00 €'], null])
  expect(text('.phase p')).toContain('Stávka prišla neskoro')
})

test('after an unknown outcome the retry repeats the same round, and the stake is not taken twice', async () => {
  await open()
  spot('red').click()
  table.replies = [{ ok: false, failure: failure('timeout') }, ok(sampleRound())]
  main().click()
  await table.moveTo(9_000)
  expect(text('dialog h2')).toBe('Kolo sa nepodarilo dokončiť')
  query('dialog .main').click()
  await table.moveTo(10_000)
  expect(table.requests).toHaveLength(2)
  expect(table.requests[1]).toEqual(table.requests[0])
  expect(money()[0]).toBe('99,00 €')
})

test('a round that ended while the player was away is shown with its result, then marked as seen', async () => {
  vi.setSystemTime(Date.parse(at(87_000)))
  table = await openTable({ balance: 13_500, openRound: wonRound({ roundId: 'old' }) })
  await table.moveTo(88_000)
  table.send(
    sampleTable(88_000, {
      round: { tableRound: 9, startsAt: at(80_000), bettingEndsAt: at(100_000), resultAt: at(112_000), endsAt: at(120_000) },
    }),
  )
  await table.moveTo(88_300)
  // What the player has won comes first: on a phone the line ends before the whole result.
  expect(text('.phase p')).toContain('Kolo bez vás: Výhra 36,00 €. Padlo 17, čierna, nepárne')
  expect([table.seen, money()[0]]).toEqual([['old'], '135,00 €'])
})

test('a press on a spot that takes no more says what it takes, and places nothing', async () => {
  await open({ game: sampleGame({ spotLimits: [{ name: 'Jedno číslo', spots: ['straight-17'], minBet: 100, maxBet: 200 }] }) })
  for (let press = 0; press < 3; press += 1) spot('straight-17').click()
  expect([money()[1], text('.phase p')]).toEqual(['2,00 €', expect.stringMatching(/Jedno číslo: najviac 2,00.€$/)])
})

test('undo, double and clear change only the chips that were not confirmed', async () => {
  await open()
  const [undo, double, clear] = [...document.querySelectorAll<HTMLElement>('.actions .action')]
  spot('red').click()
  double?.click()
  expect(money()[1]).toBe('2,00 €')
  undo?.click()
  expect(money()[1]).toBe('1,00 €')
  clear?.click()
  expect([money()[1], undo?.getAttribute('aria-disabled')]).toEqual(['0,00 €', 'false'])
  undo?.click()
  expect(money()[1]).toBe('1,00 €')
})

test('a bet on several numbers is placed by kind and taps, a bet on neighbours by one number', async () => {
  await open()
  query('.kinds').click()
  const corner = [...document.querySelectorAll<HTMLElement>('dialog .choice')].find((choice) =>
    choice.textContent?.startsWith('Roh'),
  )
  corner?.click()
  for (const number of [17, 21]) spot(`straight-${number}`).click()
  expect(spot('corner-17').textContent).toContain('stávka 1,00')
  query('.kinds').click()
  query('.neighbours').click()
  query('dialog .track-field.green').click()
  expect(money()[1]).toBe('6,00 €')
  expect(['26', '3', '0', '32', '15'].every((n) => spot(`straight-${n}`).classList.contains('has-stake'))).toBe(true)
})

test('the whole round is played with the keyboard', async () => {
  await open()
  spot('straight-17').focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(spot('straight-18').classList.contains('has-stake')).toBe(true)
  main().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(table.requests).toMatchObject([{ stakes: [{ spot: 'straight-18', amount: 100 }] }]))
})

test('phases are announced once each, never the seconds', async () => {
  await open()
  const spoken: string[] = []
  const region = query('[role="status"].visually-hidden')
  const observer = new MutationObserver(() => spoken.push(announcement()))
  observer.observe(region, { childList: true, subtree: true })
  await table.moveTo(20_050)
  table.send(sampleTable(20_050, { round: { result: NUMBER_17 } }))
  await table.moveTo(33_000)
  observer.disconnect()
  expect(spoken).toEqual(['Stávky sú uzavreté.', 'Padlo 17, čierna, nepárne.'])
})

test('while the portal pauses play the table says so and takes no chips', async () => {
  await open()
  table.sendFromPortal('pause')
  spot('red').click()
  expect([text('.phase p'), money()[1]]).toEqual([expect.stringContaining('Hra je pozastavená.'), '0,00 €'])
  table.sendFromPortal('resume')
  spot('red').click()
  expect(money()[1]).toBe('1,00 €')
})

test('a closed table says when it opens and takes no chips', async () => {
  await open()
  table.send(sampleTable(9_000, { status: 'closed', opensAt: at(3_600_000), round: null }))
  spot('red').click()
  expect(text('.phase p')).toMatch(/^Stôl je zatvorenýOtvára sa o \d?\d:\d\d$/)
  expect(money()[1]).toBe('0,00 €')
})

test('the second press of a double click on the repeated bet does not confirm it', async () => {
  await open()
  spot('red').click()
  main().click()
  await table.moveTo(9_500)
  table.replies = [ok(wonRound())]
  await table.moveTo(20_100)
  table.send(sampleTable(20_100, { round: { result: NUMBER_17 } }))
  await table.moveTo(32_050)
  const next = { tableRound: 8, startsAt: at(40_000), bettingEndsAt: at(60_000), resultAt: at(72_000), endsAt: at(80_000) }
  await table.moveTo(40_100)
  table.send(sampleTable(40_100, { round: next }))
  expect(text('.main-action')).toBe('Znova 1,00 €')
  let openGuard = (): void => undefined
  table.wait = new Promise((done) => (openGuard = done))
  main().click()
  main().click()
  expect([text('.main-action'), table.requests]).toMatchObject(['Potvrdiť 1,00 €', { length: 1 }])
  openGuard()
  await vi.waitFor(() => expect(main().getAttribute('aria-disabled')).toBe('false'))
  main().click()
  expect(table.requests).toHaveLength(2)
})
