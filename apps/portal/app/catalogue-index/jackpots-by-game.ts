import type { Jackpot } from '@herna/contract/content'

/** Game code → id of its jackpot; for a game with several, the largest [3.28]. */
export function jackpotsByGame(jackpots: readonly Jackpot[]): Map<string, string> {
  const sum = (jackpot: Jackpot) => jackpot.jackpotLevels.reduce((total, level) => total + level.amount, 0)
  const byGame = new Map<string, string>()
  for (const jackpot of [...jackpots].sort((a, b) => sum(a) - sum(b))) {
    for (const code of jackpot.gameCodes) byGame.set(code, jackpot.id)
  }
  return byGame
}
