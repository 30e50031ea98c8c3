import type { ArtBrief, Game, GameInfo } from '@herna/contract/content'
import { filmOf } from '../films/index.ts'

/** A game with its details and the motifs of its image. */
export interface Entry {
  game: Game
  info: GameInfo
  motifs: readonly string[]
  /** Game model; null: not playable yet. */
  variantId: string | null
  /** Themes and types, from which collections are built. */
  themes: readonly string[]
}

/** `hitFrequency`: of slots, from their models. */
export const infoOf = (
  game: Game,
  description: string,
  lines: number | null,
  specialFeatures: string[],
  hitFrequency: number | null = null,
): GameInfo => ({
  gameCode: game.gameCode,
  description,
  videoPreview: filmOf(game.gameCode),
  lines,
  numberOfReels: game.numberOfReels,
  volatility: game.volatility,
  rtp: game.rtp,
  labels: game.labels.map(({ title }) => ({ title })),
  specialFeatures,
  hitFrequency,
})

export const briefOf = ({ game, motifs }: Entry, providerName: string): ArtBrief => ({
  gameCode: game.gameCode,
  name: game.name,
  provider: game.provider,
  providerName,
  type: game.type,
  motifs: [...motifs],
  reels: game.numberOfReels,
  fileVersion: game.fileVersion,
})
