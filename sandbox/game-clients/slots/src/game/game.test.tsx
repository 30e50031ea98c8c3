import { failure } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleReply, sampleStep } from '../round/sample.ts'
import {
  announcement,
  closeGame,
  host,
  key,
  openGame,
  prepareGame,
  query,
  resultWithWin,
  spin,
  waitForIdle,
} from './stub-host.fixture.ts'

beforeEach(prepareGame)
afterEach(closeGame)

test('the demo badge and the fictitious credits are always visible, and the game sends ready', async () => {
  await openGame()
  expect(query('.demo').textContent).toBe('DEMOhráte o fiktívne kredity')
  expect(announcement()).toContain('Demo zostatok 10,00 €, hráte o fiktívne kredity')
  expect(host.sentMessages).toEqual([{ type: 'ready' }])
})

test('a press plays one round, announces result and balance, and notifies the portal', async () => {
  host.roundResults = [resultWithWin(240)]
  await openGame()
  spin().click()
  expect(spin().getAttribute('aria-label')).toBe('Zastaviť')
  await waitForIdle()
  expect(announcement()).toBe('Výhra 2,40 €, zostatok 11,40 €')
  expect(host.roundRequests).toHaveLength(1)
  expect(host.sentMessages.map(({ type }) => type)).toEqual(['ready', 'round-started', 'round-ended'])
  expect(host.sentMessages.at(-1)).toEqual({ type: 'round-ended', balance: 1_140 })
})

test('quick spin is remembered, and its reels stop as early as hurried ones', async () => {
  await openGame()
  const key = () => query('.tools [aria-label="Rýchle točenie"]')
  expect(key().getAttribute('aria-pressed')).toBe('false')
  key().click()
  expect([key().getAttribute('aria-pressed'), localStorage.getItem('herna-quick-spin')]).toEqual(['true', '1'])
  spin().click()
  await waitForIdle()
  key().click()
  expect(localStorage.getItem('herna-quick-spin')).toBe('0')
})

test('the game’s name is shown until its lettering has loaded', async () => {
  await openGame()
  await vi.waitFor(() => expect(query('.sign').classList.contains('is-lettered')).toBe(true))
  expect(query('h1').textContent).toBe('Skúška')
  expect(query('.sign-text')).toBeNull()
})

test('the final grid is the reply’s, on screen and for screen readers', async () => {
  const grid = [
    [2, 2, 2],
    [1, 1, 1],
    [0, 0, 0],
  ]
  host.roundResults = [resultWithWin(0, { steps: [sampleStep({ grid })] })]
  await openGame()
  spin().click()
  await waitForIdle()
  const rows = () =>
    [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  await vi.waitFor(() => expect(rows()).toEqual(Array(3).fill(['Symbol 2', 'Symbol 1', 'Symbol 0'])))
})

test('a failed round is explained and retried under the same id [M6]', async () => {
  host.roundResults = [{ ok: false, failure: failure('unreachable') }, resultWithWin(0)]
  await openGame()
  spin().click()
  await vi.waitFor(() => expect(query('dialog[open]')).toBeTruthy())
  expect(query('dialog').textContent).toContain('stávka sa odpočíta najviac raz')
  expect(host.sentMessages.at(-1)).toEqual({ type: 'failed', problem: 'unreachable', isRoundOpen: true })
  query('dialog .choice.main').click()
  await waitForIdle()
  expect(host.roundRequests).toHaveLength(2)
  expect(host.roundRequests[1]).toEqual(host.roundRequests[0])
  expect(document.querySelector('dialog')).toBeNull()
})

test.each(['fails', 'never loads'])('a picture that %s does not block play: its symbol shows its name', async (how) => {
  // As in a browser that loads no pictures: neither `load` nor `error` fires.
  if (how === 'never loads') vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => undefined)
  await openGame({}, 'data:image/webp,broken')
  spin().click()
  await waitForIdle()
  expect(host.roundRequests).toHaveLength(1)
  expect(host.sentMessages.map(({ type }) => type)).toEqual(['ready', 'round-started', 'round-ended'])
  expect(query('.reel-cells:not([hidden]) .cell').innerText).toMatch(/^Symbol \d$/)
})

test('after an expired session a new one opens with a full balance', async () => {
  host.roundResults = [{ ok: false, failure: failure('session-over') }]
  await openGame()
  spin().click()
  await vi.waitFor(() => expect(query('dialog[open]')).toBeTruthy())
  query('dialog .choice.main').click()
  await waitForIdle()
  expect(host.sessionRequests).toBe(2)
  expect(query('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('10,00 €')
})

test('offline, the spin button is disabled and a message explains why [M6]', async () => {
  await openGame()
  window.dispatchEvent(new Event('offline'))
  expect(spin().getAttribute('aria-disabled')).toBe('true')
  expect(query('.offline').hidden).toBe(false)
  spin().click()
  key(' ')
  expect(host.roundRequests).toHaveLength(0)
  window.dispatchEvent(new Event('online'))
  expect(query('.offline').hidden).toBe(true)
  expect(spin().getAttribute('aria-disabled')).toBe('false')
})

test('keys: space spins, arrows change the bet, M toggles the sound, which is off at first; a held key starts no further round', async () => {
  await openGame()
  const sound = query('.tools [aria-pressed]')
  expect(sound.getAttribute('aria-pressed')).toBe('false')
  key('m')
  expect(sound.getAttribute('aria-pressed')).toBe('true')
  key('m')
  key('ArrowUp')
  expect(query('.stake-amount').textContent).toContain('2,00')
  key('ArrowUp')
  key('ArrowDown')
  key(' ', spin())
  spin().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true, cancelable: true }))
  expect(host.roundRequests).toEqual([{ roundId: expect.any(String), bet: 100 }])
  await waitForIdle()
})

test('a tap on the reels may stop them but never starts a round', async () => {
  await openGame()
  const tap = () => query('.frame').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  tap()
  expect(host.roundRequests).toHaveLength(0)
  spin().click()
  expect(spin().getAttribute('aria-disabled')).toBe('false')
  tap()
  expect(spin().getAttribute('aria-disabled')).toBe('true')
  await waitForIdle()
  expect(host.roundRequests).toHaveLength(1)
})

test('messages from other windows change nothing [S4]', async () => {
  await openGame()
  // Runs after the game's own listener.
  const isDelivered = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
  const previousHtml = document.body.innerHTML
  window.postMessage({ source: 'herna-game', type: 'round-started', gameCode: 'skuska' }, '*')
  await isDelivered
  expect(document.body.innerHTML).toBe(previousHtml)
})

test('real play shows no demo texts, and each shown round is marked as seen [M6]', async () => {
  await openGame({ mode: 'real' })
  expect(document.querySelector('.demo')).toBeNull()
  expect(query('.meter-label').textContent).toBe('Zostatok')
  spin().click()
  await waitForIdle()
  expect(host.seenRounds).toEqual([host.roundRequests[0]?.roundId])
})

test('a previous round is shown on request, and no other starts until it was seen [M6]', async () => {
  await openGame({ mode: 'real', openRound: sampleReply({ roundId: 'old', win: 40, steps: [sampleStep({ win: 40 })] }) })
  await vi.waitFor(() => expect(query('.overlay').textContent).toContain('Máte nedokončené kolo'))
  expect(query('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('9,60 €')
  key(' ')
  await waitForIdle()
  expect([host.roundRequests, host.seenRounds]).toEqual([[], ['old']])
  expect(query('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('10,00 €')
})

test('the portal’s pause blocks new rounds until it resumes play; after a deposit the balance is requested', async () => {
  await openGame({ mode: 'real' })
  host.receiveMessage('pause')
  spin().click()
  expect([host.roundRequests.length, spin().getAttribute('aria-disabled')]).toEqual([0, 'true'])
  host.receiveMessage('resume')
  host.receiveMessage('balance-changed')
  await vi.waitFor(() => expect(query('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('50,00 €'))
  spin().click()
  expect(host.roundRequests).toHaveLength(1)
  await waitForIdle()
})

test('history lists this game’s rounds; a replay requests nothing and changes no balance', async () => {
  await openGame()
  query('.tools [aria-label="História kôl"]').click()
  await vi.waitFor(() => expect(query('dialog .rounds li').textContent).toContain('0,50'))
  query('dialog .rounds .round-button').click()
  expect(query('.free-spins').textContent).toContain('Záznam kola')
  await waitForIdle()
  expect([host.roundRequests, query('.meter-value').textContent?.replaceAll('\u00a0', ' ')]).toEqual([[], '10,00 €'])
})

test('a press meant to stop or skip that arrives just after the reels have stopped stakes nothing; a later one does', async () => {
  let open = (): void => undefined
  host.wait = new Promise((done) => (open = done))
  await openGame()
  spin().click()
  await waitForIdle()
  expect(spin().getAttribute('aria-disabled')).toBe('true')
  spin().click()
  key(' ')
  key('Enter', spin())
  expect(host.roundRequests).toHaveLength(1)
  open()
  await vi.waitFor(() => expect(spin().getAttribute('aria-disabled')).toBe('false'))
  spin().click()
  expect(host.roundRequests).toHaveLength(2)
})
