import type { Card } from '@herna/contract/games'
import type { ShownCard } from '../cards/index.ts'
import { revealStep } from '../deal/index.ts'

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
  const added = Math.floor((now - resultAt) / revealStep(result.length - known)) + 1
  return result.slice(0, known + added)
}

/** From here on the dealer's hand is complete and the badges are shown. */
export const dealerDoneAt = (visible: number, result: number, resultAt: number, isStill: boolean): number =>
  isStill ? resultAt : resultAt + Math.max(0, result - Math.max(1, visible) - 1) * revealStep(result - Math.max(1, visible))
