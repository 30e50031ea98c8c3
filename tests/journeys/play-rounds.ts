import { expect, type Page, type Response } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { gameFrame } from './real-money.ts'

/** A round as reported by the game host. */
export interface ReportedRound {
  roundId: string
  state: 'open' | 'closed'
  staked: number
  win: number
  balance: number
}
const ROUND = /^\/api\/rounds(\/[^/]+(\/actions)?)?$/

/** Collects the rounds that the host reports, in the order of their start; an open round is updated until it closes. */
export function collectRounds(page: Page): Map<string, ReportedRound> {
  const rounds = new Map<string, ReportedRound>()
  const read = async (response: Response) => {
    const round = (await response.json().catch(() => ({}))) as Partial<ReportedRound>
    const isUpdate = round.roundId !== undefined && rounds.get(round.roundId)?.state !== 'closed'
    if (round.roundId && isUpdate) rounds.set(round.roundId, round as ReportedRound)
  }
  page.on('response', (response) => {
    if (!response.ok() || !ROUND.test(new URL(response.url()).pathname)) return
    lastRead.set(page, Promise.all([lastRead.get(page), read(response)]))
  })
  return rounds
}
/** Reading of the responses so far, by page: the client may show a round before the test has read it. */
const lastRead = new WeakMap<Page, Promise<unknown>>()

/** A game of one kind and how to play it. */
export interface GameKind {
  name: string
  code: string
  title: string
  /** The bet spot for a chip in each round. */
  spot?: string
  /** Runs once before the first round. */
  prepare?: (page: Page) => Promise<void>
  /** Rounds that are played at most, where one takes as long as for everybody: betting, flight and result of a shared round. */
  maxRounds?: number
}
/** Longest wait for something to press: a high flight of a crash game. */
const LONGEST_WAIT_MS = 120_000
/** Time for a round of a kind whose rounds take their time. */
export const SHARED_ROUND_MS = 60_000
export const GAME_KINDS: readonly GameKind[] = [
  { name: 'slot', code: 'vlcia-hora', title: 'Vlčia hora' },
  { name: 'roulette', code: 'europska-ruleta-klasik', title: 'Európska ruleta Klasik', spot: 'Červená,' },
  { name: 'blackjack', code: 'blackjack-klasik', title: 'Blackjack Klasik', spot: 'Stávka na ruku;' },
  { name: 'baccarat', code: 'baccarat-mini', title: 'Baccarat Mini', spot: 'Bankár,' },
  { name: 'dice', code: 'dve-kocky', title: 'Dve kocky', spot: 'Menej než 7,' },
  { name: 'video poker', code: 'pariky-a-vyssie', title: 'Páriky a vyššie' },
  { name: 'crash', code: 'raketa', title: 'Raketa', prepare: cashOutSoon, maxRounds: breadth === 'full' ? 3 : 1 },
]

/** Enables auto cash-out at a low multiplier. */
async function cashOutSoon(page: Page): Promise<void> {
  const game = gameFrame(page)
  await game.getByRole('textbox', { name: /Násobok/ }).fill('1,05')
  await game.getByRole('switch', { name: 'Automatický výber' }).check()
}

/** Buttons for the player's decisions, for continuing a presentation, and for starting a round. */
const DECISIONS = ['Stojím', 'Vymeniť']
const CONTINUATIONS = ['Preskočiť', 'Pokračovať', 'Začať', 'Zastaviť']
const REPEAT = 'Znova'
const STARTS = ['Točiť', 'Rozdať', 'Hodiť', 'Staviť', REPEAT]

/** Plays by keyboard as fast as the client permits until `isEnough`; the last round is played to its end. Rounds after the first repeat its stake. */
export async function playRounds(page: Page, { spot }: GameKind, isEnough: () => boolean): Promise<void> {
  const labels = [...DECISIONS, ...CONTINUATIONS, ...STARTS]
  for (;;) {
    let label: string | null = null
    await expect(async () => {
      label = await focusFirst(page, labels, spot)
      const problems = label === null ? await gameFrame(page).locator('dialog[open]').allInnerTexts() : []
      expect(label, `something to press; open dialogs of the game: ${JSON.stringify(problems)}`).not.toBeNull()
    }).toPass({ intervals: [40], timeout: LONGEST_WAIT_MS })
    const isOver = label === spot || STARTS.includes(label ?? '')
    if (isOver) await lastRead.get(page)
    if (isOver && isEnough()) return
    await page.keyboard.press(label === spot ? 'Enter' : 'Space')
  }
}

/**
 * Focuses the first enabled button in the order of the labels, or the spot; null when there is none. No chip is placed where the last round can
 * be repeated, also while that button takes no press yet: a dozen chips per round would use up the player's money before a win.
 */
const focusFirst = (page: Page, labels: readonly string[], spot: string | undefined): Promise<string | null> =>
  gameFrame(page)
    .locator('button')
    .evaluateAll(
      (buttons: HTMLElement[], { orderedLabels, chipSpot, repeatLabel }) => {
        const startsWith = (label: string) => (button: HTMLElement) =>
          (button.ariaLabel ?? button.textContent).startsWith(label) && button.checkVisibility()
        const enabled = buttons.filter((button) => button.matches(':not(:disabled):not([aria-disabled="true"])'))
        const isRepeatable = buttons.some(startsWith(repeatLabel))
        for (const label of [...orderedLabels, ...(chipSpot && !isRepeatable ? [chipSpot] : [])]) {
          const match = enabled.find(startsWith(label))
          if (!match) continue
          match.focus()
          return label
        }
        return null
      },
      { orderedLabels: labels, chipSpot: spot, repeatLabel: REPEAT },
    )
