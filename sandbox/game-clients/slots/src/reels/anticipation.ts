import type { SlotDefinition } from '@herna/contract/games'

type Game = Pick<SlotDefinition, 'symbols' | 'freeSpins'>

/**
 * Reels that may still complete the free spins of a paid spin: those after which exactly one scatter is missing, by the reels before them alone. The
 * reels' own result plays no part, so every such spin has the same pace, whether it wins or not.
 */
export function anticipatedReels({ symbols, freeSpins }: Game, grid: readonly (readonly number[])[]): number[] {
  const scatter = symbols.find(({ role }) => role === 'scatter')
  const least = Math.min(...(freeSpins?.awards ?? []).map(([count]) => count))
  if (scatter === undefined || !Number.isFinite(least) || least < 2) return []
  const countBefore = (reel: number): number => grid.slice(0, reel).filter((column) => column.includes(scatter.id)).length
  return grid.map((_, reel) => reel).filter((reel) => countBefore(reel) === least - 1)
}
