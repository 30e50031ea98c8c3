import type { HostMessage, PortalMessage, RoundAction, RoundRequest } from '@herna/contract/games'
import { type CallResult, failure, Game } from '@herna/game-kit'
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

type Said = Omit<HostMessage, 'source' | 'gameCode'>
let asked: RoundRequest[]
let acted: RoundAction[]
let told: Said[]
let seen: string[]
let answers: CallResult<TableRound>[]
let say: (message: PortalMessage['type']) => void
let leave: AbortController
let limits: TableSession['limits']

const reply = (more: Partial<TableRound>): CallResult<TableRound> => ({ ok: true, value: sampleRound(more) })
const next = (roundId: string): CallResult<TableRound> => {
  const answer = answers.shift() ?? reply({})
  return answer.ok ? { ok: true, value: { ...answer.value, roundId } } : answer
}

/** A table over a host of our own; a round answers with the id it was asked with. */
async function open(more: Partial<TableSession> = {}, isFramed = true): Promise<void> {
  const session = sampleSession({ ...more, ...(limits ? { limits } : {}) })
  const root = document.createElement('div')
  document.body.append(root)
  new Game(tableGame, {
    root,
    until: leave.signal,
    launch: {
      gameCode: 'skuska',
      mode: session.mode,
      languageCode: 'sk-SK',
      launchToken: session.mode === 'real' ? 'l1' : null,
      permit: null,
    },
    back: null,
    portal: { isFramed, notify: (said) => told.push(said) },
    onPortalMessage: (heard) => {
      say = (type) => heard({ source: 'herna-portal', type })
    },
    api: {
      balance: async () => ({ ok: true, value: { balance: 5_000, currency: 'EUR', bonus: null, ...(limits ? { limits } : {}) } }),
      round: async (_token, roundId) => next(roundId),
      act: async (_token, roundId, action) => {
        acted.push(action)
        return next(roundId)
      },
      seen: async (_token, roundId) => {
        seen.push(roundId)
        return { ok: true, value: null }
      },
      history: async () => ({ ok: true, value: { rounds: [sampleRound()], next: null } }),
      openSession: async () => ({ ok: true, value: session }),
      playRound: async (_token, request) => {
        asked.push(request)
        return next(request.roundId)
      },
    },
  })
  await vi.waitFor(() => expect(main()).toBeTruthy())
}

const one = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const main = () => one('.main-button')
const spot = (id: string) => one(`[data-spot="${id}"]`)
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')
const live = () => plain(one('[role="status"].visually-hidden').textContent)
const balance = () => plain(one('.meters dd').textContent)
/** Plays on past the animation, which the player may always skip. */
const over = () =>
  vi.waitFor(
    () => {
      if (main().textContent === 'Preskočiť') main().click()
      expect(one('.tray').classList.contains('idle')).toBe(false)
    },
    { timeout: 15_000 },
  )

beforeEach(() => {
  asked = []
  acted = []
  told = []
  seen = []
  answers = []
  limits = undefined
  leave = new AbortController()
})
afterEach(() => {
  leave.abort()
  document.body.replaceChildren()
})

test('roulette: chips on spots become one round; number, win and balance are told when the wheel rests', async () => {
  answers = [reply({ bet: 200, staked: 200, win: 3_600, balanceAfterBet: 800, balance: 4_400 })]
  await open()
  expect(main().getAttribute('aria-disabled')).toBe('true')
  spot('straight-17').click()
  spot('red').click()
  expect(spot('red').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain('stávka 1,00 €')
  main().click()
  await vi.waitFor(() => expect(one('.roulette.turning')).toBeTruthy())
  expect(balance()).toBe('8,00 €')
  await over()
  expect(asked).toEqual([
    {
      roundId: expect.any(String),
      bet: 200,
      stakes: [
        { spot: 'straight-17', amount: 100 },
        { spot: 'red', amount: 100 },
      ],
    },
  ])
  expect(live()).toBe('Padlo 17, čierna, nepárne. Výhra 36,00 €, zostatok 44,00 €.')
  expect(balance()).toBe('44,00 €')
  expect(spot('straight-17').className).toContain('won')
  expect(one('.last-numbers li').textContent).toBe('17')
  expect(told.map(({ type }) => type)).toEqual(['ready', 'round-started', 'round-ended'])
})

test('by keyboard the cloth is one stop; arrows walk from number to line to number', async () => {
  await open()
  expect(document.querySelectorAll('.betting-layout .spot[tabindex="0"]').length).toBe(1)
  spot('straight-17').focus()
  const arrow = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  arrow('ArrowRight')
  expect(document.activeElement?.getAttribute('data-spot')).toBe('split-17-18')
  arrow('ArrowRight')
  expect(document.activeElement?.getAttribute('data-spot')).toBe('straight-18')
  arrow('ArrowUp')
  expect(document.activeElement?.getAttribute('data-spot')).toBe('straight-15')
  expect(document.querySelectorAll('.betting-layout .spot[tabindex="0"]').length).toBe(1)
})

test('chips are taken back, cleared and laid again; the table’s highest stake is kept and said', async () => {
  await open({ balance: 100_000 })
  const tray = document.querySelectorAll<HTMLElement>('.tray-chip')
  tray[2]?.click()
  for (let chip = 0; chip < 12; chip += 1) spot('red').click()
  expect(plain(one('.message').textContent)).toBe('Najvyššia stávka je 100,00 €')
  one('[aria-label="Späť o žetón"]').click()
  expect(plain(one('.message').textContent)).toBe('Na stole je 90,00 €')
  one('[aria-label="Zobrať stávky"]').click()
  expect(main().getAttribute('aria-disabled')).toBe('true')
  spot('dozen-2').click()
  main().click()
  await over()
  one('[aria-label="Zopakovať stávky"]').click()
  expect(plain(one('.message').textContent)).toBe('Na stole je 10,00 €')
})

test('blackjack: moves are offered by the host; a split shows two hands; the hidden card turns over at the end', async () => {
  answers = [
    reply({ state: 'open', outcome: sampleBlackjack() }),
    reply({ outcome: sampleSplit(), staked: 200, win: 400, balanceAfterBet: 800, balance: 1_200 }),
  ]
  await open({ game: sampleGame('blackjack') })
  spot('hand').click()
  main().click()
  await vi.waitFor(() => expect(one('.move.split').getAttribute('aria-disabled')).toBe('false'), { timeout: 10_000 })
  expect(live()).toContain('Máte 16, krupiér ukazuje: kárová sedmička. Ste na ťahu')
  expect([one('.dealer-side .back').getAttribute('aria-label'), document.querySelectorAll('.player-hands .card').length]).toEqual(
    ['zakrytá karta', 2],
  )
  one('.move.split').click()
  await over()
  expect(acted.map(({ action }) => action)).toEqual(['split'])
  expect([document.querySelectorAll('.hand-row .result.win').length, document.querySelector('.dealer-side .back')]).toEqual([
    2,
    null,
  ])
  expect([balance(), live()]).toEqual(['12,00 €', 'Výhra. Máte 18 a 17. Krupiér prebral, má 26. Výhra 4,00 €, zostatok 12,00 €.'])
})

test('blackjack: a hand left in mid-round is resumed where it stood, and no other starts before [M6]', async () => {
  const openRound = sampleRound({ roundId: 'old', state: 'open', outcome: sampleBlackjack() })
  answers = [reply({ outcome: sampleSplit(), win: 400, balance: 1_300, balanceAfterBet: 900 })]
  await open({ mode: 'real', game: sampleGame('blackjack'), openRound })
  await vi.waitFor(() => expect(one('.overlay').textContent).toContain('Máte rozohrané kolo'))
  one('.overlay .choice').click()
  await vi.waitFor(() => expect(one('.move.stand').getAttribute('aria-disabled')).toBe('false'), { timeout: 10_000 })
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }))
  await over()
  expect([asked.length, acted.map(({ action }) => action), seen]).toEqual([0, ['stand'], ['old']])
})

test('video poker: held cards stay, the hand is lit in the pay table, the bet lies for the next round', async () => {
  const held = [true, true, false, false, false]
  answers = [reply({ state: 'open', outcome: samplePoker() }), reply({ outcome: samplePoker(held), win: 100, balance: 1_000 })]
  await open({ game: sampleGame('video-poker') })
  main().click()
  await vi.waitFor(() => expect(main().textContent).toBe('Vymeniť'), { timeout: 10_000 })
  const slots = document.querySelectorAll<HTMLElement>('.poker-slot')
  slots[0]?.click()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }))
  expect([...slots].map((slot) => slot.getAttribute('aria-pressed'))).toEqual(held.map(String))
  expect(slots[0]?.getAttribute('aria-label')).toBe('pikový dolník, necháte si')
  main().click()
  await over()
  expect(acted).toEqual([{ actionId: expect.any(String), action: 'hold', held }])
  expect(one('.pay-table tr.won').textContent).toContain('Pár dolníkov a vyšší')
  expect(main().getAttribute('aria-disabled')).toBe('false')
})

test('baccarat: cards of both sides, points, the winner and the road', async () => {
  answers = [reply({ outcome: sampleBaccarat(), win: 200, balance: 1_100 })]
  await open({ game: sampleGame('baccarat') })
  spot('player').click()
  main().click()
  await over()
  expect([...document.querySelectorAll('.side .total')].map((total) => total.textContent)).toEqual(['9', '7'])
  expect([one('.side.winner').getAttribute('aria-label'), one('.road li').textContent]).toEqual(['Hráč', 'H'])
  expect(live()).toBe('Vyhral hráč, hráč 9, bankár 7. Výhra 2,00 €, zostatok 11,00 €.')
})

test('dice: craps throws on to its point, and says it', async () => {
  answers = [reply({ outcome: sampleDice(), win: 200, balance: 1_100 })]
  await open({ game: sampleGame('dice') })
  spot('pass').click()
  main().click()
  await over()
  expect([one('.point').textContent, one('.dice-sum').textContent]).toEqual(['Bod 4', '4'])
  expect([...document.querySelectorAll('.throws li')].map((sum) => sum.textContent)).toEqual(['4', '11', '4'])
  expect(live()).toContain('Hod prešiel. Výhra 2,00 €')
})

const BONUS = { bonusId: '7f1c2f0e-6f0c-4b5c-9b7e-3a5f0f1d2c3b', kind: 'goldenchips' as const, remaining: 2, value: 100 }
const note = () => plain(one('.bonus-note').textContent)

test('a golden chip lies first in the tray, pays the round, and is named for what it is', async () => {
  answers = [reply({ payment: 'gaming-bonus', win: 200, balanceAfterBet: 1_000, balance: 1_200 })]
  await open({ mode: 'real', bonus: BONUS })
  expect([note(), plain(one('.golden-chip').getAttribute('aria-label'))]).toEqual([
    'Z bonusu máte 2 zlaté čipy v hodnote 1,00 €',
    'Zlatý čip 1,00 € z bonusu',
  ])
  expect(one('.golden-chip').getAttribute('aria-checked')).toBe('true')
  spot('red').click()
  spot('straight-17').click()
  expect(document.querySelectorAll('.golden .betting-layout .chip').length).toBe(1)
  main().click()
  await vi.waitFor(() => expect(note()).toBe('Toto kolo platí bonus, nie váš zostatok'))
  expect(balance()).toBe('10,00 €')
  await over()
  expect(asked).toEqual([
    { roundId: expect.any(String), bet: 100, stakes: [{ spot: 'straight-17', amount: 100 }], bonusId: BONUS.bonusId },
  ])
  // The host is asked what is left: here it says that nothing is, and the player's own chips are back in the hand.
  await vi.waitFor(() => expect(one('.golden-chip')).toBeNull())
  expect([
    one('.bonus-note').hidden,
    one('.tray [aria-checked="true"]').getAttribute('aria-label')?.replaceAll('\u00a0', ' '),
  ]).toEqual([true, 'Žetón 1,00 €'])
})

test('video poker: the golden chip is the stake, and the player’s own follows when it is used', async () => {
  answers = [
    reply({ payment: 'gaming-bonus', outcome: samplePoker([true, true, false, false, false]), win: 100, balance: 1_100 }),
  ]
  await open({ mode: 'real', game: sampleGame('video-poker'), bonus: { ...BONUS, remaining: 1 } })
  main().click()
  await over()
  expect(asked).toEqual([
    { roundId: expect.any(String), bet: 100, stakes: [{ spot: 'hand', amount: 100 }], bonusId: BONUS.bonusId },
  ])
  main().click()
  await over()
  expect(asked[1]).toEqual({ roundId: expect.any(String), bet: 100, stakes: [{ spot: 'hand', amount: 100 }] })
})

test('who would rather play with their own money takes an own chip; the golden one stays', async () => {
  await open({ mode: 'real', bonus: BONUS })
  const own = document.querySelectorAll<HTMLElement>('.tray-chip:not(.golden-chip)')
  spot('red').click()
  own[0]?.click()
  spot('red').click()
  main().click()
  await over()
  expect(asked).toEqual([{ roundId: expect.any(String), bet: 100, stakes: [{ spot: 'red', amount: 100 }] }])
  expect(note()).toContain('2 zlaté čipy')
})

test('on its own page a real game shows clock, time, net and the limit nearest to its end, right after each round (§ 32 (1))', async () => {
  const limit = { kind: 'loss', period: 'month', amount: 5_000 } as const
  limits = [{ ...limit, used: 1_000 }]
  answers = [reply({ bet: 100, staked: 100, win: 0, balanceAfterBet: 900, balance: 900 })]
  await open({ mode: 'real' }, false)
  const facts = () => plain(one('.facts-bar').innerText).replaceAll('\n', ' ')
  expect(facts()).toContain('Bilancia hry 0,00 € Strata za mesiac 10,00 € z 50,00 €')
  spot('red').click()
  main().click()
  limits = [{ ...limit, used: 1_100 }]
  await over()
  await vi.waitFor(() => expect(facts()).toContain('Bilancia hry −1,00 € Strata za mesiac 11,00 € z 50,00 €'))
  document.body.replaceChildren()
  await open({ mode: 'real' })
  expect(document.querySelector('.facts-bar'), 'in the portal’s frame its bar shows them').toBeNull()
})

test('a failed round is explained and retried under the same id; nothing is told of the player [M6] [S4]', async () => {
  answers = [{ ok: false, failure: failure('unreachable') }, reply({})]
  await open()
  spot('red').click()
  main().click()
  await vi.waitFor(() => expect(one('dialog[open]')).toBeTruthy())
  expect(one('dialog').textContent).toContain('stávka sa odpočíta najviac raz')
  expect(told.at(-1)).toEqual({ type: 'failed', problem: 'unreachable' })
  one('dialog .choice.main').click()
  await over()
  expect([asked.length, asked[1]]).toEqual([2, asked[0]])
})

test('demo is named all the time and real play has no word of it; the portal’s pause stops new rounds', async () => {
  await open()
  expect(one('.demo').textContent).toBe('DEMOhráte o fiktívne kredity')
  spot('red').click()
  say('pause')
  expect(main().getAttribute('aria-disabled')).toBe('true')
  main().click()
  say('resume')
  expect([asked.length, main().getAttribute('aria-disabled')]).toEqual([0, 'false'])
  document.body.replaceChildren()
  await open({ mode: 'real' })
  expect(document.querySelector('.demo')).toBeNull()
})

test('what is pressed at a table of cards is at least 44 px; rules, pays and history open', async () => {
  await open({ game: sampleGame('blackjack') })
  for (const pressed of document.querySelectorAll<HTMLElement>('button')) {
    if (pressed.offsetParent === null) continue
    const { width, height } = pressed.getBoundingClientRect()
    expect([pressed.getAttribute('aria-label'), width >= 44, height >= 44]).toEqual([
      pressed.getAttribute('aria-label'),
      true,
      true,
    ])
  }
  one('[aria-label="Pravidlá a výhry"]').click()
  expect(plain(one('dialog').textContent)).toContain('97,30 %')
  one('dialog .panel-close').click()
  one('[aria-label="História kôl"]').click()
  await vi.waitFor(() => expect(one('dialog .rounds li').textContent).toContain('Padlo 17'))
})
