import type { SlotStep } from '@herna/contract/games'

/**
 * By level, how often a step shows it as won: coins are won once hold and win has started, the highest level only by its win. Coins
 * of a spin that starts nothing win nothing.
 */
export function wonLevels(step: SlotStep | null, levels: number): number[] {
  const won = Array<number>(levels + 1).fill(0)
  if (step === null || step.respinsLeft === undefined) return won
  for (const { level } of step.coins ?? []) if (level !== undefined) won[level] = (won[level] ?? 0) + 1
  if (step.wins.some(({ by }) => by === 'grand')) won[levels] = 1
  return won
}
