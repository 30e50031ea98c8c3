import type { SlotEffect } from '../round/index.ts'
import type { Screen } from './screen.ts'

export type ReelMove = Extract<SlotEffect, { type: 'stop-reels' | 'drop-symbols' | 'respin' }>

export function startReels({ reels }: Screen): void {
  reels.lines.clear()
  reels.light(null)
  reels.start()
}

/** Brings the reels to a step's grid, the way the step asks for; resolves when they rest and the state for screen readers says so. */
export async function moveReels(screen: Screen, move: ReelMove, amount: (cents: number) => string): Promise<void> {
  const { reels } = screen
  switch (move.type) {
    case 'stop-reels':
      await reels.stop(move.grid, move.quick)
      return screen.showGrid(move.grid, move.coins ?? [], false, amount)
    case 'drop-symbols':
      reels.lines.clear()
      await reels.drop(move.removed, move.grid)
      return screen.showGrid(move.grid, [], false, amount)
    case 'respin':
      reels.lines.clear()
      reels.light(null)
      reels.coins(
        move.coins.filter((coin) => !coin.isNew),
        true,
        amount,
      )
      await reels.respin(move.grid)
      return screen.showGrid(move.grid, move.coins, true, amount)
  }
}
