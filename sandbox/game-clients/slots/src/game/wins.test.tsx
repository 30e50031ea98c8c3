import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleReply, sampleSession, sampleStep } from '../round/sample.ts'
import {
  announcement,
  closeGame,
  DOT,
  host,
  openGame,
  plain,
  prepareGame,
  query,
  resultWithWin,
  spin,
  waitForIdle,
  waitForOverlay,
} from './stub-host.fixture.ts'

beforeEach(prepareGame)
afterEach(closeGame)

test('a win below the stake is shown but not celebrated', async () => {
  host.roundResults = [resultWithWin(40)]
  await openGame()
  let isCelebrated = false
  const observer = new MutationObserver(() => {
    isCelebrated ||= document.querySelector('.celebrated, .highlighted, .ribbon:not([hidden])') !== null
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  spin().click()
  await waitForIdle()
  observer.disconnect()
  expect(isCelebrated).toBe(false)
  expect(announcement()).toBe('Výhra 0,40 €, zostatok 9,40 €')
})

test('a medium win has a ribbon with amount and multiple, and the next round may start at once', async () => {
  host.roundResults = [resultWithWin(700)]
  await openGame()
  spin().click()
  await waitForIdle()
  expect(query('.ribbon').hidden).toBe(false)
  await vi.waitFor(() => expect(plain(query('.ribbon').textContent)).toBe('Výhra · 7× stávky7,00 €'))
  spin().click()
  expect(host.roundRequests).toHaveLength(2)
  expect(query('.ribbon').hidden).toBe(true)
  await waitForIdle()
})

test('a big win covers the game; the first press ends the count-up, the next one continues', async () => {
  host.roundResults = [resultWithWin(2_500)]
  await openGame()
  spin().focus()
  spin().click()
  await waitForOverlay('Veľká výhra')
  await vi.waitFor(() => expect(query('.console').inert).toBe(true))
  expect(plain(query('.win-sign').textContent)).not.toContain('25,00 €')
  expect(document.querySelectorAll('.overlay-symbols img')).toHaveLength(1)
  query('.overlay').click()
  await vi.waitFor(() => expect(plain(query('.win-sign').textContent)).toBe('25,00 €25-násobok stávky 1,00 €'))
  expect(query('.overlay').hidden).toBe(false)
  query('.overlay-go').click()
  await waitForIdle()
  expect([query('.overlay').hidden, query('.console').inert, document.activeElement]).toEqual([true, false, spin()])
  expect(host.roundRequests).toHaveLength(1)
})

test('a big win can be skipped with one press, which stakes nothing', async () => {
  host.roundResults = [resultWithWin(2_500)]
  await openGame()
  spin().click()
  await waitForOverlay('Veľká výhra')
  query('.overlay-skip').click()
  await waitForIdle()
  expect([query('.overlay').hidden, host.roundRequests.length]).toEqual([true, 1])
})

test('free spins wait for the player and say how many there are, what changes, and that they cost nothing', async () => {
  const freeSpin = sampleStep({ kind: 'free-spin', isFreeSpin: true, multiplier: 2 })
  const steps = [sampleStep({ freeSpinsAwarded: 5, freeSpinsLeft: 5 }), { ...freeSpin, win: 300 }]
  host.roundResults = [resultWithWin(300, { steps })]
  const { game } = sampleSession()
  const symbols = game.symbols.map((symbol) => (symbol.id === 0 ? { ...symbol, role: 'scatter' as const, name: 'Spln' } : symbol))
  await openGame({ game: { ...game, symbols, freeSpins: { awards: [[3, 5]], multiplier: 2 } } })
  spin().click()
  await waitForOverlay('5 voľných točení')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([...document.querySelectorAll('.overlay-notes p')].map((note) => plain(note.textContent))).toEqual([
    'Všetky výhry sa násobia × 2.',
    '3 × Spln pridá ďalších 5 točení.',
    'Stávka 1,00 €, zo zostatku sa nič neodpočíta.',
  ])
  expect(document.querySelectorAll('.overlay-symbols img')).toHaveLength(3)
  query('.overlay-go').click()
  await waitForOverlay('Voľné točenia sa skončili')
  expect(plain(query('.win-sign').textContent)).toBe('3,00 €')
  query('.overlay-go').click()
  await waitForIdle()
  expect(host.roundRequests).toHaveLength(1)
})

test('the words of an overlay are in the game’s lettering when that has loaded, and mean the same to a screen reader', async () => {
  const steps = [sampleStep({ freeSpinsAwarded: 5, freeSpinsLeft: 5 }), sampleStep({ kind: 'free-spin', isFreeSpin: true })]
  host.roundResults = [resultWithWin(0, { steps })]
  await openGame({ game: { ...sampleSession().game, lettering: `${DOT}#{words}` } })
  spin().click()
  await waitForOverlay('5 voľných točení')
  const picture = query('.overlay-title img') as HTMLImageElement
  expect([plain(picture.alt), picture.src.endsWith('#free-spins-5')]).toEqual(['5 voľných točení', true])
  query('.overlay-go').click()
  await waitForOverlay('Voľné točenia sa skončili')
  expect((query('.overlay-title img') as HTMLImageElement).src).toMatch(/#free-spins-over$/)
})

test('a win that may be risked is seen before the player is asked', async () => {
  const wins = [{ by: 'line' as const, line: 0, symbol: 1, count: 3, amount: 700, positions: [[0, 1] as [number, number]] }]
  const gamble = { amount: 700, steps: [], isOpen: true }
  const outcome = { kind: 'slot' as const, steps: [sampleStep({ wins, win: 700 })], gamble }
  host.roundResults = [{ ok: true, value: sampleReply({ state: 'open', outcome }) }]
  await openGame({ game: { ...sampleSession().game, gamble: { maxSteps: 5, highestMultiple: 100 } } })
  const after = (shown: () => boolean) =>
    vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(50)
        expect(shown()).toBe(true)
      },
      { interval: 10 },
    )
  spin().click()
  await after(() => !query('.ribbon').hidden)
  expect(document.querySelector('dialog.decision')).toBeNull()
  await after(() => document.querySelector('dialog.decision[open]') !== null)
  expect(query('.ribbon').hidden).toBe(true)
})

test('a press meant to skip a win does not send free spins away before they were read', async () => {
  let open = (): void => undefined
  host.wait = new Promise((done) => (open = done))
  const steps = [sampleStep({ freeSpinsAwarded: 10 }), sampleStep({ isFreeSpin: true })]
  host.roundResults = [{ ok: true, value: sampleReply({ steps }) }]
  await openGame()
  spin().click()
  await waitForOverlay('10 voľných točení')
  query('.overlay-go').click()
  expect(query('.overlay').hidden).toBe(false)
  open()
  await vi.waitFor(() => {
    query('.overlay-go')?.click()
    expect(query('.overlay').hidden).toBe(true)
  })
})
