import type { SlotDefinition } from '@herna/contract/games'
import { gamePalette, symbolName } from '@herna/game-art'
import { pictureAddress } from '../art/addresses.ts'
import { faceOf } from './faces.ts'
import type { SlotGame } from './slot-games.ts'

/** A euro, or the bet nearest to it. */
const USUAL_BET = 100

/** All a client needs to draw the game and its rules. */
export function definitionOf({ brief, variant, model }: SlotGame): SlotDefinition {
  const { background, surface, accent, text } = gamePalette(brief)
  return {
    kind: 'slot',
    gameCode: brief.gameCode,
    name: brief.name,
    providerName: brief.providerName,
    family: model.family,
    reels: model.reels,
    rows: model.rows,
    symbols: model.symbols.map(({ id, role, pays }) => ({
      id,
      role,
      name: symbolName(brief, faceOf(model, id) ?? { role, index: 0 }),
      image: pictureAddress(brief, { kind: 'symbol', symbolId: id }),
      pays: pays.map(([count, multiple]): [number, number] => [count, multiple]),
    })),
    lines: model.lines.map((rows) => [...rows]),
    bets: [...model.betOptions],
    defaultBet: nearestTo(USUAL_BET, model.betOptions),
    rtp: variant.rtp,
    volatility: variant.volatility,
    maxWinMultiple: variant.maxWinMultiple,
    freeSpins: model.freeSpins && {
      awards: model.freeSpins.awards.map(([count, spins]): [number, number] => [count, spins]),
      multiplier: model.freeSpins.multiplier,
      cap: model.freeSpins.cap,
    },
    theme: {
      background,
      surface,
      accent,
      text,
      backdrop: pictureAddress(brief, { kind: 'backdrop' }),
      logo: pictureAddress(brief, { kind: 'logo' }),
    },
  }
}

function nearestTo(wanted: number, bets: readonly number[]): number {
  return bets.reduce((best, bet) => (Math.abs(bet - wanted) < Math.abs(best - wanted) ? bet : best))
}
