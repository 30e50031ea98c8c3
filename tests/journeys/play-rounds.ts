import { expect, type Page } from 'playwright/test'
import { gameFrame } from './real-money.ts'

/** A round as the game host told it. */
export interface ReportedRound {
  roundId: string
  state: 'open' | 'closed'
  staked: number
  win: number
  balance: number
}
const ROUND = /^\/api\/rounds(\/[^/]+(\/actions)?)?$/

/** What the host tells of every round, in the order in which they begin; a round that goes on is told again. */
export function collectRounds(page: Page): Map<string, ReportedRound> {
  const told = new Map<string, ReportedRound>()
  page.on('response', async (response) => {
    if (!response.ok() || !ROUND.test(new URL(response.url()).pathname)) return
    const round = (await response.json().catch(() => ({}))) as Partial<ReportedRound>
    const isNews = round.roundId !== undefined && told.get(round.roundId)?.state !== 'closed'
    if (round.roundId && isNews) told.set(round.roundId, round as ReportedRound)
  })
  return told
}

/** One game of each kind, and what a player does at it. */
export interface GameKind {
  name: string
  code: string
  title: string
  /** Where a chip is laid for each round. */
  spot?: string
  /** Done once. */
  prepare?: (page: Page) => Promise<void>
}
export const GAME_KINDS: readonly GameKind[] = [
  { name: 'slot', code: 'vlcia-hora', title: 'Vlčia hora' },
  { name: 'roulette', code: 'europska-ruleta-klasik', title: 'Európska ruleta Klasik', spot: 'Červená,' },
  { name: 'blackjack', code: 'blackjack-klasik', title: 'Blackjack Klasik', spot: 'Stávka na ruku;' },
  { name: 'baccarat', code: 'baccarat-mini', title: 'Baccarat Mini', spot: 'Bankár,' },
  { name: 'dice', code: 'dve-kocky', title: 'Dve kocky', spot: 'Menej než 7,' },
  { name: 'video poker', code: 'pariky-a-vyssie', title: 'Páriky a vyššie' },
  { name: 'crash', code: 'raketa', title: 'Raketa', prepare: cashOutSoon },
]

/** The host takes the win by itself as soon as there is one. */
async function cashOutSoon(page: Page): Promise<void> {
  const game = gameFrame(page)
  await game.getByRole('textbox', { name: /Násobok/ }).fill('1,05')
  await game.getByRole('switch', { name: 'Automatický výber' }).check()
}

/** A decision of the player's; what only shows, and can be skipped; what begins a round. */
const DECISIONS = ['Stojím', 'Vymeniť']
const CONTINUATIONS = ['Preskočiť', 'Pokračovať', 'Začať', 'Zastaviť']
const STARTS = ['Točiť', 'Rozdať', 'Hodiť', 'Staviť']

/** Plays with the keyboard, as fast as the client lets, until it is enough; the last round is shown to its end. */
export async function playRounds(page: Page, { spot }: GameKind, isEnough: () => boolean): Promise<void> {
  const words = [...DECISIONS, ...CONTINUATIONS, ...STARTS, ...(spot ? [spot] : [])]
  for (;;) {
    let word: string | null = null
    await expect(async () => {
      word = await focusFirst(page, words)
      expect(word, 'something to press').not.toBeNull()
    }).toPass({ intervals: [40], timeout: 30_000 })
    const isOver = word === spot || STARTS.includes(word ?? '')
    if (isOver && isEnough()) return
    await page.keyboard.press(word === spot ? 'Enter' : 'Space')
  }
}

/** Puts the focus on the first button there is to press, in the order of the words; null when there is none now. */
const focusFirst = (page: Page, words: readonly string[]): Promise<string | null> =>
  gameFrame(page)
    .locator('button:not(:disabled):not([aria-disabled="true"])')
    .evaluateAll((buttons: HTMLElement[], wanted) => {
      for (const word of wanted) {
        const found = buttons.find((one) => (one.ariaLabel ?? one.textContent).startsWith(word) && one.checkVisibility())
        if (!found) continue
        found.focus()
        return word
      }
      return null
    }, words)
