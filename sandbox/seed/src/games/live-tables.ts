import type { LiveLanguage } from '@herna/contract'
import type { LiveTableKind } from '@herna/contract/live-feed'
import { DEALERS } from './dealers.ts'
import type { Entry } from './entry.ts'

/** A live table of the catalogue, for the studio. Limits of a bet in cents. */
export interface SeededLiveTable {
  readonly gameCode: string
  readonly name: string
  readonly kind: LiveTableKind
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
  'herne-sou': 'wheel',
  poker: 'poker',
  kocky: 'dice',
}

export const liveTablesOf = (entries: readonly Entry[]): SeededLiveTable[] =>
  entries.flatMap(({ game, themes }) => {
    const kind = KINDS[themes[0] ?? '']
    if (game.type !== 'Live' || !game.dealer || !kind) return []
    const { gameCode, name, minBet, maxBet, maintenance, dealer } = game
    const language = dealer.language as LiveLanguage
    return [{ gameCode, name, kind, language, dealer: dealer.dealerName, minBet: minBet ?? 0, maxBet: maxBet ?? 0, maintenance }]
  })

/** First names of dealers who speak this language [3.37]. */
export const dealerNames = (language: LiveLanguage): readonly string[] => [...DEALERS[language].women, ...DEALERS[language].men]
