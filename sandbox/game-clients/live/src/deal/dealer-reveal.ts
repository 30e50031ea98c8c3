import type { LiveResult } from '@herna/contract/games'

const STEP_MS = 350
const LONGEST_MS = 1800

/** Milliseconds between two of the dealer's cards that come at the result. */
export const revealStep = (newCards: number): number => Math.min(STEP_MS, LONGEST_MS / Math.max(1, newCards))

/** How long a blackjack dealer deals after the result's time, with one card open before; other results are shown at once. */
export function revealDuration(result: LiveResult | null): number {
  if (result?.kind !== 'blackjack') return 0
  const newCards = result.dealer.length - 1
  return Math.max(0, newCards - 1) * revealStep(newCards)
}
