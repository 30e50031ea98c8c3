import { backdropSvg, gameArtSvg, gamePalette, symbolSvg, titleSvg } from '@herna/game-art'
import { playRound, type SlotModel, slotModel } from '@herna/game-maths'
import { slotAssignments } from '@herna/seed'
import { chanceOf } from './chance.ts'
import type { Material, Weather } from './screen/material.ts'

const SCREEN = [704, 440] as const
/** Rounds that are looked through for one worth showing. */
const ROUNDS = 60_000

/** All a film shows: the game's own pictures, its real strips, and one round its model really plays. */
export function materialOf(code: string, weather: Weather): Material {
  const assignment = slotAssignments().get(code)
  if (!assignment) throw new Error(`no slot ${code} in the default catalogue`)
  const { brief, variantId } = assignment
  const model = slotModel(variantId)
  const { grid, win } = roundWorthShowing(model, code)
  return {
    code,
    weather,
    colours: gamePalette(brief),
    art: gameArtSvg(brief, 'thumbnail'),
    backdrop: backdropSvg(brief, ...SCREEN),
    title: titleSvg(brief),
    symbols: model.symbols.map(({ id }) => symbolSvg(brief, faceOf(model, id))),
    heroes: model.symbols
      .filter(({ role }) => role === 'high')
      .map(({ id }) => id)
      .reverse(),
    strips: model.strips.map((strip) => [...strip]),
    grid,
    win,
  }
}

/** Ids run from frequent to rare within a role; the art numbers the best paying first. */
function faceOf(model: SlotModel, id: number) {
  const { role } = model.symbols[id] as SlotModel['symbols'][number]
  const alike = model.symbols.filter((symbol) => symbol.role === role)
  return { role, index: alike.length - 1 - alike.findIndex((symbol) => symbol.id === id) }
}

/** A full line of a high symbol, alone on the screen: nothing that the game would not show. */
function roundWorthShowing(model: SlotModel, code: string): Pick<Material, 'grid' | 'win'> {
  const chance = chanceOf(`round of ${code}`)
  const bet = model.betOptions[0] as number
  for (let count = model.reels; count >= 3; count -= 1)
    for (let round = 0; round < ROUNDS; round += 1) {
      const step = playRound(model, bet, (below) => Math.floor(chance() * below)).steps[0]
      const win = step?.wins.length === 1 ? step.wins[0] : undefined
      if (step && win?.line !== null && win?.count === count && model.symbols[win.symbol]?.role === 'high')
        return { grid: step.grid, win: win.positions }
    }
  throw new Error(`no round of ${code} is worth showing`)
}
