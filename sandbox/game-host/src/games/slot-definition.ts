import type { ArtBrief } from '@herna/contract/content'
import type { SlotDefinition } from '@herna/contract/games'
import { symbolName } from '@herna/game-art'
import type { SlotModel, SlotVariant } from '@herna/game-maths'
import { pictureUrl } from '../art/urls.ts'
import { openingGridOf } from './opening-grid.ts'
import { symbolArtOf } from './symbol-art.ts'
import { themeOf, worldOf, worldWithBonusOf } from './theme.ts'

/** Default bet in cents; the nearest offered one is used. */
const DEFAULT_BET = 100

/** Everything a client needs to render the game and its rules. */
export function slotDefinitionOf(brief: ArtBrief, variant: SlotVariant, model: SlotModel): SlotDefinition {
  return {
    kind: 'slot',
    gameCode: brief.gameCode,
    name: brief.name,
    providerName: brief.providerName,
    family: model.family,
    wins: model.wins,
    reels: model.reels,
    rows: model.rows,
    symbols: model.symbols.map(({ id, role, pays, multiplier }) => ({
      id,
      role,
      name: symbolName(brief, symbolArtOf(model, id) ?? { role, index: 0, hasWild: false }),
      image: pictureUrl(brief, { kind: 'symbol', symbolId: id }),
      pays: pays.map(([count, multiple]): [number, number] => [count, multiple]),
      ...(multiplier && { multiplier }),
    })),
    opening: openingGridOf(model, brief.gameCode),
    lines: model.lines.map((rows) => [...rows]),
    ways: variant.ways,
    betUnits: model.betUnits,
    bets: [...model.betOptions],
    defaultBet: nearestTo(DEFAULT_BET, model.betOptions),
    rtp: variant.rtp,
    volatility: variant.volatility,
    maxWinMultiple: variant.maxWinMultiple,
    freeSpins: model.freeSpins && {
      awards: model.freeSpins.awards.map(([count, spins]): [number, number] => [count, spins]),
      multiplier: model.freeSpins.multiplier,
      cap: model.freeSpins.cap,
    },
    ...(model.freeSpinOptions && {
      freeSpinOptions: model.freeSpinOptions.map(({ spins, multiplier }) => ({ spins, multiplier })),
    }),
    ...(model.expandingWilds && { hasExpandingWilds: true }),
    ...(model.stickyWilds && { hasStickyWilds: true }),
    ...(model.trail && { trail: { ...model.trail, fields: model.trail.fields.map((field) => ({ ...field })) } }),
    ...(model.gamble && { gamble: { ...model.gamble } }),
    cascade: model.cascade && { multipliers: [...model.cascade.multipliers] },
    holdAndWin: model.holdAndWin && {
      coinsToStart: model.holdAndWin.coinsToStart,
      respins: model.holdAndWin.respins,
      coins: model.holdAndWin.coins.map(([multiple]) => multiple),
      grand: model.holdAndWin.grand,
      ...(model.holdAndWin.levels && { levels: [...model.holdAndWin.levels] }),
    },
    theme: themeOf(brief),
    world: hasBonus(model) ? worldWithBonusOf(brief) : worldOf(brief),
    lettering: pictureUrl(brief, { kind: 'words', words: '{words}' }),
  }
}

const hasBonus = ({ freeSpins, freeSpinOptions, holdAndWin, trail }: SlotModel): boolean =>
  Boolean(freeSpins ?? freeSpinOptions ?? holdAndWin ?? trail)

function nearestTo(target: number, bets: readonly number[]): number {
  return bets.reduce((best, bet) => (Math.abs(bet - target) < Math.abs(best - target) ? bet : best))
}
