import {
  buildOf,
  cabinetOf,
  gameArtSvg,
  gamePalette,
  reelColours,
  SCENE_LAYERS,
  sceneSvg,
  symbolSvg,
  titleSvg,
  TOPPER_OUTLINES,
} from '@herna/game-art'
import { playRound, type SlotModel, slotModel } from '@herna/game-maths'
import { slotAssignments } from '@herna/seed'
import { CABINET_COLOURS } from './cabinet-colours.ts'
import { seededRandom } from './seeded-random.ts'
import type { Material, Weather } from './screen/material.ts'

/** Rounds to search for one with a suitable win. */
const ROUNDS = 60_000

/** The content of a film: the game's images, its real reel strips, and one real round of its model. */
export function materialOf(code: string, weather: Weather): Material {
  const assignment = slotAssignments().get(code)
  if (!assignment) throw new Error(`no slot ${code} in the default catalogue`)
  const { brief, variantId } = assignment
  const model = slotModel(variantId)
  const { grid, win } = findDemoRound(model, code)
  return {
    code,
    weather,
    colours: gamePalette(brief),
    art: gameArtSvg(brief, 'thumbnail'),
    scene: SCENE_LAYERS.map((layer) => sceneSvg(brief, { layer, format: 'wide' })),
    cabinet: { ...CABINET_COLOURS[cabinetOf(brief)], reel: reelColours(brief) },
    topper: TOPPER_OUTLINES[buildOf(brief.provider).topper],
    title: titleSvg(brief),
    symbols: model.symbols.map(({ id }) => symbolSvg(brief, symbolImageOf(model, id))),
    heroes: model.symbols
      .filter(({ role }) => role === 'high')
      .map(({ id }) => id)
      .reverse(),
    strips: model.strips.map((strip) => [...strip]),
    grid,
    win,
  }
}

/** Ids ascend from frequent to rare within a role, while images are numbered from the best paying. */
function symbolImageOf(model: SlotModel, id: number) {
  const { role } = model.symbols[id] as SlotModel['symbols'][number]
  const sameRole = model.symbols.filter((symbol) => symbol.role === role)
  const hasWild = model.symbols.some((symbol) => symbol.role === 'wild')
  return { role, index: sameRole.length - 1 - sameRole.findIndex((symbol) => symbol.id === id), hasWild }
}

/** A real round whose only win is a full line of a high-paying symbol. */
function findDemoRound(model: SlotModel, code: string): Pick<Material, 'grid' | 'win'> {
  const random = seededRandom(`round of ${code}`)
  const bet = model.betOptions[0] as number
  for (let count = model.reels; count >= 3; count -= 1)
    for (let round = 0; round < ROUNDS; round += 1) {
      const step = playRound(model, bet, (below) => Math.floor(random() * below)).steps[0]
      const win = step?.wins.length === 1 ? step.wins[0] : undefined
      // A covered reel is not on the strips that the film turns.
      if (step && !step.expanded && win?.line !== null && win?.count === count && model.symbols[win.symbol]?.role === 'high')
        return { grid: step.grid, win: win.positions }
    }
  throw new Error(`no round of ${code} has a single win of a high symbol`)
}
