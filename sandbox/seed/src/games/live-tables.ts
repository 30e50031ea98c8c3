import type { LiveLanguage } from '@herna/contract'
import type { LiveTableKind } from '@herna/contract/live-feed'
import type { LivePokerVariant } from '@herna/game-maths/live'
import { DEALERS } from './dealers.ts'
import type { Entry } from './entry.ts'

/** A live table of the catalogue, for the studio. Limits of a bet in cents. */
export interface SeededLiveTable {
  readonly gameCode: string
  readonly name: string
  readonly kind: LiveTableKind
  /** Of a poker table. */
  readonly poker: LivePokerVariant | null
  readonly language: LiveLanguage
  /** The dealer that the catalogue names; null: the table has none. */
  readonly dealer: string | null
  readonly minBet: number
  readonly maxBet: number
  /** `until` ISO UTC; null: unknown. */
  readonly maintenance: { readonly until: string | null } | null
}

/** By the catalogue's kind, which is a table's first theme. */
const KINDS: Readonly<Record<string, LiveTableKind>> = {
  ruleta: 'roulette',
  blackjack: 'blackjack',
  baccarat: 'baccarat',
  'drak-tiger': 'dragon-tiger',
  'herne-sou': 'wheel',
  poker: 'poker',
  kocky: 'dice',
}

/** The kind of table that a name and a theme of the catalogue stand for; null: not a live table. */
export function liveKindOf(theme: string | undefined, name: string): Pick<SeededLiveTable, 'kind' | 'poker'> | null {
  const kind = KINDS[theme ?? '']
  return kind ? { kind, poker: kind === 'poker' ? pokerVariantOf(name) : null } : null
}

function pokerVariantOf(name: string): LivePokerVariant {
  if (name.includes('Hold’em')) return 'holdem'
  return name.startsWith('Trojkart') ? 'three-card' : 'five-card'
}

/** Id of the model by whose rules a table is played. */
export function liveModelIdOf({ kind, poker }: Pick<SeededLiveTable, 'kind' | 'poker'>, name: string): string {
  if (kind === 'roulette' && name.startsWith('Francúzska')) return 'live-roulette-french'
  if (kind === 'baccarat' && name.includes('bez provízie')) return 'live-baccarat-no-commission'
  if (kind === 'wheel') return 'live-wheel-multiplier'
  return poker ? `live-poker-${poker}` : `live-${kind}`
}

export const liveTableOf = ({ game, themes }: Entry): SeededLiveTable | null => {
  const kind = liveKindOf(themes[0], game.name)
  if (game.type !== 'Live' || !kind) return null
  const { gameCode, name, minBet, maxBet, maintenance } = game
  const language = game.Language as LiveLanguage
  const dealer = game.Dealer?.DealerName ?? null
  return { gameCode, name, ...kind, language, dealer, minBet: minBet ?? 0, maxBet: maxBet ?? 0, maintenance }
}

export const liveTablesOf = (entries: readonly Entry[]): SeededLiveTable[] => entries.flatMap((entry) => liveTableOf(entry) ?? [])

/** First names of dealers who speak this language [3.37] and may stand in for `dealer`: the picture of a table shows a woman or a man, whoever deals. */
export function dealerNames(language: LiveLanguage, dealer: string): readonly string[] {
  const { women, men } = DEALERS[language]
  return men.includes(dealer) ? men : women
}
