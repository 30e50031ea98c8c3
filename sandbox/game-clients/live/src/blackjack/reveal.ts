import type { Card } from '@herna/contract/games'
import type { ShownCard } from '../cards/index.ts'

const STEP_MS = 350
const LONGEST_MS = 1800

const stepOf = (newCards: number): number => Math.min(STEP_MS, LONGEST_MS / Math.max(1, newCards))

/** The dealer's cards: before the result the first is open and the second covered, then they come one by one. */
export function shownDealer(
  visible: readonly Card[],
  result: readonly Card[] | null,
  resultAt: number,
  now: number,
  isStill: boolean,
): ShownCard[] {
  if (result === null || now < resultAt) return visible.length === 1 ? [...visible, null] : [...visible]
  if (isStill) return [...result]
  const known = Math.max(1, visible.length)
  const added = Math.floor((now - resultAt) / stepOf(result.length - known)) + 1
  return result.slice(0, known + added)
}

/** From here on the dealer's hand is complete and the badges are shown. */
export const dealerDoneAt = (visible: number, result: number, resultAt: number, isStill: boolean): number =>
  isStill ? resultAt : resultAt + Math.max(0, result - Math.max(1, visible) - 1) * stepOf(result - Math.max(1, visible))
