import { createHash } from 'node:crypto'
import { type Draw, playRound, type SlotModel } from '@herna/game-maths'

/** A fixed sequence of numbers from a text: the grid before the first round is a decoration, so it needs no certified randomness. */
function drawFrom(seed: string): Draw {
  let count = 0
  return (upperExclusive) => createHash('sha256').update(`${seed} ${count++}`).digest().readUIntBE(0, 6) % upperExclusive
}

/** Rounds to look through; with four of five rounds suitable, a game never needs so many. */
const ATTEMPTS = 500

/** Whether the grid shows no win, no feature and no coin without its value, and not even two of the symbols that start a feature. */
function isPlain(model: SlotModel, grid: readonly (readonly number[])[]): boolean {
  const shown = grid.flat().map((id) => model.symbols[id]?.role)
  return !shown.includes('coin') && shown.filter((role) => role === 'scatter').length < 2
}

/**
 * The grid shown before the first round: real stops of the game's own strips, so that it promises nothing that the reels do not
 * hold, drawn by the game code, and without a win that nobody was paid. Symbol ids by reel, top first.
 */
export function openingGridOf(model: SlotModel, gameCode: string): number[][] {
  const draw = drawFrom(`opening of ${gameCode}`)
  const bet = model.betOptions[0] as number
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { steps, win } = playRound(model, bet, draw)
    const grid = steps[0]?.grid ?? []
    if (steps.length === 1 && win === 0 && isPlain(model, grid)) return grid
  }
  throw new Error(`no round of ${gameCode} (${model.variantId}) without a win in ${ATTEMPTS} attempts`)
}
