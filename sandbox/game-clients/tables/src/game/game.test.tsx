import type { HostMessage, PortalMessage, RoundAction, RoundRequest } from '@herna/contract/games'
import { type CallResult, failure } from '@herna/game-kit'
import { openAtStubHost, withRoundId } from '@herna/game-kit/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import {
  sampleBaccarat,
  sampleBlackjack,
  sampleDice,
  sampleGame,
  samplePoker,
  sampleRound,
  sampleSession,
  sampleSplit,
} from '../round/sample.ts'
import type { TableRound, TableSession } from '../session/index.ts'
import { tableGame } from './game.ts'

type SentMessage = Omit<HostMessage, 'source' | 'gameCode'>
let roundRequests: RoundRequest[]
let sentActions: RoundAction[]
let sentMessages: SentMessage[]
let seenRounds: string[]
let roundResults: CallResult<TableRound>[]
let receiveMessage: (type: PortalMessage['type']) => void
let gameEnd: AbortController
/** How long the guard of presses waits. */
let wait: Promise<void>
let limits: TableSession['limits']

const resultOf = (more: Partial<TableRound>): CallResult<TableRound> => ({ ok: true, value: sampleRound(more) })
const nextResult = (roundId: string): CallResult<TableRound> => withRoundId(roundResults.shift() ?? resultOf({}), roundId)

/** Opens a table with a stub host, which replies with the requested round id. */
async function openGame(more: Partial<TableSession> = {}, isFramed = true): Promise<void> {
  const session = sampleSession({ ...more, ...(limits ? { limits } : {}) })
  receiveMessage = openAtStubHost(tableGame, {
    session,
    wait: () => wait,
    until: gameEnd.signal,
    isFramed,
    back: null,
    notify: (message) => sentMessages.push(message),
    api: {
      balance: async () => ({ ok: true, value: { balance: 5_000, currency: 'EUR', bonus: null, ...(limits ? { limits } : {}) } }),
      round: async (_token, roundId) => nextResult(roundId),
      act: async (_token, roundId, action) => {
        sentActions.push(action)
        return nextResult(roundId)
      },
      favourite: async (token) =>
        token === session.token ? { ok: true, value: { isFavourite: true } } : { ok: false, failure: failure('session-over') },
      seen: async (_token, roundId) => {
        seenRounds.push(roundId)
        return { ok: true, value: null }
      },
      history: async () => ({ ok: true, value: { rounds: [sampleRound()], next: null } }),
      playRound: async (_token, request) => {
        roundRequests.push(request)
        return nextResult(request.roundId)
      },
    },
  })
  await vi.waitFor(() => expect(mainButton()).toBeTruthy())
}

const query = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const mainButton = () => query('.main-button')
const spot = (id: string) => query(`[data-spot="${id}"]`)
const withPlainSpaces = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')
const announcement = () => withPlainSpaces(query('[role="status"].visually-hidden').textContent)
const balance = () => withPlainSpaces(query('.meters dd').textContent)
/** Skips the animation and waits for the end of the round. */
const finishRound = () =>
  vi.waitFor(() => {
    if (mainButton().textContent === 'Preskočiť') mainButton().click()
    expect(query('.tray').classList.contains('idle')).toBe(false)
  })

beforeEach(() => {
  roundRequests = []
  sentActions = []
  sentMessages = []
  seenRounds = []
  roundResults = []
  limits = undefined
  gameEnd = new AbortController()
  wait = Promise.resolve()
})
afterEach(() => {
  gameEnd.abort()
  document.body.replaceChildren()
})

test('roulette: chips on spots become one round; number, win and balance are announced when the wheel stops', async () => {
  roundResults = [resultOf({ bet: 200, staked: 200, win: 3_600, balanceAfterBet: 800, balance: 4_400 })]
  await openGame()
  expect(mainButton().getAttribute('aria-disabled')).toBe('true')
  spot('straight-17').click()
  spot('red').click()
  expect(spot('red').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain('stávka 1,00 €')
  mainButton().click()
  await vi.waitFor(() => expect(query('.roulette.turning')).toBeTruthy())
  expect(balance()).toBe('8,00 €')
  await finishRound()
  expect(roundRequests).toEqual([
    {
      roundId: expect.any(String),
      bet: 200,
      stakes: [
        { spot: 'straight-17', amount: 100 },
        { spot: 'red', amount: 100 },
      ],
    },
  ])
  expect(announcement()).toBe('Padlo 17, čierna, nepárne. Výhra 36,00 €, zostatok 44,00 €.')
  expect(balance()).toBe('44,00 €')
  expect(spot('straight-17').className).toContain('won')
  expect(query('.last-numbers li').textContent).toBe('17')
  expect(sentMessages.map(({ type }) => type)).toEqual(['ready', 'round-started', 'round-ended'])
})

test('roulette: no message says that the ball turns once the number is shown', async () => {
  await openGame()
  spot('red').click()
  mainButton().click()
  await vi.waitFor(() => expect(query('.message').textContent).toBe('Guľôčka sa točí'))
  const messages: string[] = []
  new MutationObserver(() => {
    if (query('.winning-number').textContent !== '–') messages.push(query('.message').textContent)
  }).observe(query('.game'), { subtree: true, childList: true, characterData: true })
  await finishRound()
  expect(messages).not.toEqual([])
  expect(messages).not.toContain('Guľôčka sa točí')
})

test('by keyboard the betting layout is one Tab stop; arrow keys move between numbers and the lines between them', async () => {
  await openGame()
  expect(document.querySelectorAll('.betting-layout .spot[tabindex="0"]').length).toBe(1)
  spot('straight-17').focus()
  const pressKey = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  pressKey('ArrowRight')
  expect(document.activeElement?.getAttribute('data-spot')).toBe('split-17-18')
  pressKey('ArrowRight')
  expect(document.activeElement?.getAttribute('data-spot')).toBe('straight-18')
  pressKey('ArrowUp')
  expect(document.activeElement?.getAttribute('data-spot')).toBe('straight-15')
  expect(document.querySelectorAll('.betting-layout .spot[tabindex="0"]').length).toBe(1)
})

test('chips can be undone, cleared and repeated; the table’s highest stake is enforced and shown', async () => {
  await openGame({ balance: 100_000 })
  const tray = document.querySelectorAll<HTMLElement>('.tray-chip')
  tray[2]?.click()
  for (let chip = 0; chip < 12; chip += 1) spot('red').click()
  expect(withPlainSpaces(query('.message').textContent)).toBe('Najvyššia stávka je 100,00 €')
  query('[aria-label="Späť o žetón"]').click()
  expect(withPlainSpaces(query('.message').textContent)).toBe('Na stole je 90,00 €')
  query('[aria-label="Zobrať stávky"]').click()
  expect(mainButton().getAttribute('aria-disabled')).toBe('true')
  spot('dozen-2').click()
  mainButton().click()
  await finishRound()
  query('[aria-label="Zopakovať stávky"]').click()
  expect(withPlainSpaces(query('.message').textContent)).toBe('Na stole je 10,00 €')
})

test('after a round the main button repeats it with its stake in one press; new chips replace the old ones', async () => {
  roundResults = [resultOf({}), resultOf({})]
  await openGame()
  spot('red').click()
  spot('straight-17').click()
  expect(withPlainSpaces(mainButton().textContent)).toBe('Točiť 2,00 €')
  mainButton().click()
  await finishRound()
  expect(withPlainSpaces(mainButton().textContent)).toBe('Znova 2,00 €')
  expect(document.querySelectorAll('.betting-layout .over .chip').length, 'the finished chips stay visible').toBe(2)
  mainButton().click()
  await finishRound()
  expect(roundRequests[1]).toEqual({ ...roundRequests[0], roundId: expect.any(String) })
  spot('dozen-2').click()
  expect(withPlainSpaces(mainButton().textContent)).toBe('Točiť 1,00 €')
  expect(document.querySelectorAll('.betting-layout .chip').length).toBe(1)
})

test('a bet on a part of the wheel places all its chips in one step that undo takes back', async () => {
  await openGame({ game: { ...sampleGame('roulette'), maxBet: 500 } })
  query('[aria-label="Susedia a stávky podľa kolesa"]').click()
  query('dialog [data-number="17"]').click()
  expect([document.querySelector('dialog[open]'), withPlainSpaces(mainButton().textContent)]).toEqual([null, 'Točiť 5,00 €'])
  query('[aria-label="Späť o žetón"]').click()
  expect(document.querySelectorAll('.betting-layout .chip').length).toBe(0)
  spot('red').click()
  query('[aria-label="Susedia a stávky podľa kolesa"]').click()
  query('dialog [data-number="17"]').click()
  expect(withPlainSpaces(query('.message').textContent)).toBe('Najvyššia stávka je 5,00 €')
  expect(withPlainSpaces(mainButton().textContent)).toBe('Točiť 1,00 €')
})

test('blackjack: the host offers the moves; a split shows two hands; the hidden card is revealed at the end', async () => {
  roundResults = [
    resultOf({ state: 'open', outcome: sampleBlackjack() }),
    resultOf({ outcome: sampleSplit(), staked: 200, win: 400, balanceAfterBet: 800, balance: 1_200 }),
  ]
  await openGame({ game: sampleGame('blackjack') })
  spot('hand').click()
  mainButton().click()
  await vi.waitFor(() => expect(query('.move.split').getAttribute('aria-disabled')).toBe('false'))
  expect(announcement()).toContain('Máte 16, krupiér ukazuje: kárová sedmička. Ste na ťahu')
  expect([
    query('.dealer-side .back').getAttribute('aria-label'),
    document.querySelectorAll('.player-hands .card').length,
  ]).toEqual(['zakrytá karta', 2])
  expect([...document.querySelectorAll('.move')].map((move) => withPlainSpaces(move.textContent))).toEqual([
    'Ďalšia',
    'Stojím',
    'Zdvojiť+1,00 €',
    'Rozdeliť+1,00 €',
  ])
  query('.move.split').click()
  await finishRound()
  expect(sentActions.map(({ action }) => action)).toEqual(['split'])
  expect([document.querySelectorAll('.hand-row .result.win').length, document.querySelector('.dealer-side .back')]).toEqual([
    2,
    null,
  ])
  expect([balance(), announcement()]).toEqual([
    '12,00 €',
    'Výhra. Máte 18 a 17. Krupiér prebral, má 26. Výhra 4,00 €, zostatok 12,00 €.',
  ])
})

test('blackjack: an impossible move stays in its place, disabled', async () => {
  roundResults = [resultOf({ state: 'open', outcome: sampleBlackjack({ actions: ['hit', 'stand'] }) })]
  await openGame({ game: sampleGame('blackjack') })
  spot('hand').click()
  mainButton().click()
  await vi.waitFor(() => expect(query('.move.hit').getAttribute('aria-disabled')).toBe('false'))
  expect([query('.move.double').checkVisibility(), query('.move.double').getAttribute('aria-disabled')]).toEqual([true, 'true'])
  query('.move.double').click()
  expect(sentActions).toEqual([])
})

test('blackjack: an interrupted hand is resumed in its last state, and no other round starts before [M6]', async () => {
  const openRound = sampleRound({ roundId: 'old', state: 'open', outcome: sampleBlackjack() })
  roundResults = [resultOf({ outcome: sampleSplit(), win: 400, balance: 1_300, balanceAfterBet: 900 })]
  await openGame({ mode: 'real', game: sampleGame('blackjack'), openRound })
  await vi.waitFor(() => expect(query('.overlay').textContent).toContain('Máte rozohrané kolo'))
  query('.overlay .choice').click()
  await vi.waitFor(() => expect(query('.move.stand').getAttribute('aria-disabled')).toBe('false'))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }))
  await finishRound()
  expect([roundRequests.length, sentActions.map(({ action }) => action), seenRounds]).toEqual([0, ['stand'], ['old']])
})

test('video poker: held cards stay, the winning hand is highlighted in the pay table, the bet remains for the next round', async () => {
  const held = [true, true, false, false, false]
  roundResults = [
    resultOf({ state: 'open', outcome: samplePoker() }),
    resultOf({ outcome: samplePoker(held), win: 100, balance: 1_000 }),
  ]
  await openGame({ game: sampleGame('video-poker') })
  mainButton().click()
  await vi.waitFor(() => expect(mainButton().textContent).toBe('Vymeniť'))
  const slots = document.querySelectorAll<HTMLElement>('.poker-slot')
  slots[0]?.click()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }))
  expect([...slots].map((slot) => slot.getAttribute('aria-pressed'))).toEqual(held.map(String))
  expect(slots[0]?.getAttribute('aria-label')).toBe('pikový dolník, necháte si')
  mainButton().click()
  await finishRound()
  expect(sentActions).toEqual([{ actionId: expect.any(String), action: 'hold', held }])
  expect(query('.pay-table tr.won').textContent).toContain('Pár dolníkov a vyšší')
  expect(mainButton().getAttribute('aria-disabled')).toBe('false')
})

test('baccarat: cards of both sides, totals, the winner and the road are shown', async () => {
  roundResults = [resultOf({ outcome: sampleBaccarat(), win: 200, balance: 1_100 })]
  await openGame({ game: sampleGame('baccarat') })
  spot('player').click()
  mainButton().click()
  await finishRound()
  expect([...document.querySelectorAll('.side .total')].map((total) => total.textContent)).toEqual(['9', '7'])
  expect([query('.side.winner').getAttribute('aria-label'), query('.road li').textContent]).toEqual(['Hráč', 'H'])
  expect(announcement()).toBe('Vyhral hráč, hráč 9, bankár 7. Výhra 2,00 €, zostatok 11,00 €.')
})

test('dice: craps continues to throw until its point is decided, and shows the point', async () => {
  roundResults = [resultOf({ outcome: sampleDice(), win: 200, balance: 1_100 })]
  await openGame({ game: sampleGame('dice') })
  spot('pass').click()
  mainButton().click()
  await finishRound()
  expect([query('.point').textContent, query('.dice-sum').textContent]).toEqual(['Bod je 4', '4'])
  expect([...document.querySelectorAll('.throws li')].map((sum) => sum.textContent)).toEqual(['4', '11', '4'])
  expect(announcement()).toContain('Hod prešiel. Výhra 2,00 €')
})

const BONUS = { bonusId: '7f1c2f0e-6f0c-4b5c-9b7e-3a5f0f1d2c3b', kind: 'goldenchips' as const, remaining: 2, value: 100 }
const bonusNote = () => withPlainSpaces(query('.bonus-note').textContent)

test('a golden chip is first in the tray, pays the round, and is labelled as a bonus', async () => {
  roundResults = [resultOf({ payment: 'gaming-bonus', win: 200, balanceAfterBet: 1_000, balance: 1_200 })]
  await openGame({ mode: 'real', bonus: BONUS })
  expect([bonusNote(), withPlainSpaces(query('.golden-chip').getAttribute('aria-label'))]).toEqual([
    'Z bonusu máte 2 zlaté čipy v hodnote 1,00 €',
    'Zlatý čip 1,00 € z bonusu',
  ])
  expect(query('.golden-chip').getAttribute('aria-checked')).toBe('true')
  spot('red').click()
  spot('straight-17').click()
  expect(document.querySelectorAll('.golden .betting-layout .chip').length).toBe(1)
  mainButton().click()
  await vi.waitFor(() => expect(bonusNote()).toBe('Toto kolo platí bonus, nie váš zostatok'))
  expect(balance()).toBe('10,00 €')
  await finishRound()
  expect(roundRequests).toEqual([
    { roundId: expect.any(String), bet: 100, stakes: [{ spot: 'straight-17', amount: 100 }], bonusId: BONUS.bonusId },
  ])
  // The balance is requested after the round: here it has no bonus left, so one of the player's own chips is selected.
  await vi.waitFor(() => expect(query('.golden-chip')).toBeNull())
  expect([
    query('.bonus-note').hidden,
    query('.tray [aria-checked="true"]').getAttribute('aria-label')?.replaceAll('\u00a0', ' '),
  ]).toEqual([true, 'Žetón 1,00 €'])
})

test('video poker: the golden chip is the stake, and after it the player’s own stake', async () => {
  roundResults = [
    resultOf({ payment: 'gaming-bonus', outcome: samplePoker([true, true, false, false, false]), win: 100, balance: 1_100 }),
  ]
  await openGame({ mode: 'real', game: sampleGame('video-poker'), bonus: { ...BONUS, remaining: 1 } })
  mainButton().click()
  await finishRound()
  expect(roundRequests).toEqual([
    { roundId: expect.any(String), bet: 100, stakes: [{ spot: 'hand', amount: 100 }], bonusId: BONUS.bonusId },
  ])
  mainButton().click()
  await finishRound()
  expect(roundRequests[1]).toEqual({ roundId: expect.any(String), bet: 100, stakes: [{ spot: 'hand', amount: 100 }] })
})

test('a player can choose an own chip instead; the golden chip remains', async () => {
  await openGame({ mode: 'real', bonus: BONUS })
  const ownChips = document.querySelectorAll<HTMLElement>('.tray-chip:not(.golden-chip)')
  spot('red').click()
  ownChips[0]?.click()
  spot('red').click()
  mainButton().click()
  await finishRound()
  expect(roundRequests).toEqual([{ roundId: expect.any(String), bet: 100, stakes: [{ spot: 'red', amount: 100 }] }])
  expect(bonusNote()).toContain('2 zlaté čipy')
})

test('on its own page a real game shows clock, time in play, net result and the most used limit, updated after each round (§ 32 (1))', async () => {
  const limit = { kind: 'loss', period: 'month', amount: 5_000 } as const
  limits = [{ ...limit, used: 1_000 }]
  roundResults = [resultOf({ bet: 100, staked: 100, win: 0, balanceAfterBet: 900, balance: 900 })]
  await openGame({ mode: 'real' }, false)
  await vi.waitFor(() => expect(query('[aria-label="Obľúbená hra"]').getAttribute('aria-pressed')).toBe('true'))
  const facts = () => withPlainSpaces(query('.facts-bar').innerText).replaceAll('\n', ' ')
  expect(facts()).toContain('Bilancia hry 0,00 € Strata za mesiac 10,00 € z 50,00 €')
  spot('red').click()
  mainButton().click()
  limits = [{ ...limit, used: 1_100 }]
  await finishRound()
  await vi.waitFor(() => expect(facts()).toContain('Bilancia hry −1,00 € Strata za mesiac 11,00 € z 50,00 €'))
  document.body.replaceChildren()
  await openGame({ mode: 'real' })
  expect(document.querySelector('.facts-bar'), 'inside the portal, the portal’s bar shows them').toBeNull()
})

test('a failed round is explained and retried under the same id; the portal message contains no player data [M6] [S4]', async () => {
  roundResults = [{ ok: false, failure: failure('unreachable') }, resultOf({})]
  await openGame()
  spot('red').click()
  mainButton().click()
  await vi.waitFor(() => expect(query('dialog[open]')).toBeTruthy())
  expect(query('dialog').textContent).toContain('stávka sa odpočíta najviac raz')
  expect(sentMessages.at(-1)).toEqual({ type: 'failed', problem: 'unreachable', isRoundOpen: true })
  query('dialog .choice.main').click()
  await finishRound()
  expect([roundRequests.length, roundRequests[1]]).toEqual([2, roundRequests[0]])
})

test('the demo badge is always visible and absent in real play; the portal’s pause blocks new rounds', async () => {
  await openGame()
  expect(query('.demo').textContent).toBe('DEMOhráte o fiktívne kredity')
  spot('red').click()
  receiveMessage('pause')
  expect(mainButton().getAttribute('aria-disabled')).toBe('true')
  mainButton().click()
  receiveMessage('resume')
  expect([roundRequests.length, mainButton().getAttribute('aria-disabled')]).toEqual([0, 'false'])
  document.body.replaceChildren()
  await openGame({ mode: 'real' })
  expect(document.querySelector('.demo')).toBeNull()
})

test('craps takes a fifth more on six, so that 7 : 6 is whole cents, and no golden chip there', async () => {
  await openGame({ mode: 'real', game: sampleGame('dice'), bonus: BONUS })
  spot('place-6').click()
  expect(withPlainSpaces(query('.message').textContent)).toBe('Zlatý čip sa na 6 a 8 položiť nedá')
  document.querySelectorAll<HTMLElement>('.tray-chip:not(.golden-chip)')[0]?.click()
  spot('place-6').click()
  expect([withPlainSpaces(mainButton().textContent), spot('place-6').getAttribute('aria-label')]).toEqual([
    'Hodiť 1,20 €',
    expect.stringContaining('výhra 7 ku 6'),
  ])
})

test('buttons of a card table are at least 44 px; rules, payouts and history open', async () => {
  await openGame({ game: sampleGame('blackjack') })
  for (const button of document.querySelectorAll<HTMLElement>('button')) {
    if (!button.checkVisibility()) continue
    const { width, height } = button.getBoundingClientRect()
    expect([button.getAttribute('aria-label'), width >= 44, height >= 44]).toEqual([
      button.getAttribute('aria-label'),
      true,
      true,
    ])
  }
  query('[aria-label="Pravidlá a výhry"]').click()
  expect(withPlainSpaces(query('dialog').textContent)).toContain('97,30 %')
  query('dialog .panel-close').click()
  query('[aria-label="História kôl"]').click()
  await vi.waitFor(() => expect(query('dialog .rounds li').textContent).toContain('Padlo 17'))
})

test('a press meant to skip that arrives just after the end of a round does not repeat its stake; a later one does', async () => {
  let open = (): void => undefined
  wait = new Promise((done) => (open = done))
  await openGame()
  spot('red').click()
  mainButton().click()
  await finishRound()
  expect([mainButton().textContent, mainButton().getAttribute('aria-disabled')]).toEqual(['Znova 1,00 €', 'true'])
  mainButton().click()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
  expect(roundRequests).toHaveLength(1)
  open()
  await vi.waitFor(() => expect(mainButton().getAttribute('aria-disabled')).toBe('false'))
  mainButton().click()
  expect(roundRequests).toHaveLength(2)
})

test('blackjack: a press meant to skip the deal does not double', async () => {
  let open = (): void => undefined
  wait = new Promise((done) => (open = done))
  roundResults = [resultOf({ state: 'open', outcome: sampleBlackjack(), bet: 100, staked: 100, win: 0 })]
  await openGame({ game: sampleGame('blackjack') })
  spot('hand').click()
  mainButton().click()
  await vi.waitFor(() => {
    if (mainButton().textContent === 'Preskočiť') mainButton().click()
    expect(query('.moves').hidden).toBe(false)
  })
  const double = () => query('.move.double')
  expect(double().getAttribute('aria-disabled')).toBe('true')
  double().click()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true }))
  expect(sentActions).toEqual([])
  open()
  await vi.waitFor(() => expect(double().getAttribute('aria-disabled')).toBe('false'))
  double().click()
  expect(sentActions).toMatchObject([{ action: 'double' }])
})

test('video poker: a press meant to skip the deal does not change the cards', async () => {
  let open = (): void => undefined
  wait = new Promise((done) => (open = done))
  roundResults = [resultOf({ state: 'open', outcome: samplePoker() })]
  await openGame({ game: sampleGame('video-poker') })
  mainButton().click()
  await vi.waitFor(() => {
    if (mainButton().textContent === 'Preskočiť') mainButton().click()
    expect(mainButton().textContent).toBe('Vymeniť')
  })
  mainButton().click()
  expect(sentActions).toEqual([])
  open()
  await vi.waitFor(() => expect(mainButton().getAttribute('aria-disabled')).toBe('false'))
  mainButton().click()
  expect(sentActions).toMatchObject([{ action: 'hold' }])
})
