import type { SlotRound } from '../session/index.ts'
import { celebrationOf } from '../wins/index.ts'
import type { Scene } from '../cabinet/index.ts'
import type { Lettering } from './lettering.ts'

/** Names of the host's words. */
export const WORDS = {
  bigWin: 'big-win',
  freeSpins: (count: number) => `free-spins-${count}`,
  freeSpinsOver: 'free-spins-over',
  coins: 'coins',
  coinsOver: 'coins-over',
  trail: 'trail',
  trailOver: 'trail-over',
} as const

/** Loads what a decided round will show besides its reels, while they still turn. */
export function prepareRound({ scene, lettering }: { scene: Scene; lettering: Lettering }, { outcome, bet }: SlotRound): void {
  const { steps } = outcome
  const awarded = steps.find(({ freeSpinsAwarded }) => freeSpinsAwarded > 0)
  const hasCoins = steps.some(({ kind }) => kind === 'respin')
  const hasTrail = steps.some(({ kind }) => kind === 'trail')
  const words = [
    ...(awarded ? [WORDS.freeSpins(awarded.freeSpinsAwarded), WORDS.freeSpinsOver] : []),
    ...(hasCoins ? [WORDS.coins, WORDS.coinsOver] : []),
    ...(hasTrail ? [WORDS.trail, WORDS.trailOver] : []),
    ...(steps.some(({ win }) => celebrationOf(win, bet) === 'big') ? [WORDS.bigWin] : []),
  ]
  for (const name of words) lettering.prepare(name)
  if (awarded || hasCoins || hasTrail) scene.prepareBonus()
}
