import type { GameListSource, LobbyKind } from '@herna/contract'
import type { Category } from '@herna/contract/content'
import type { Taste } from './taste.ts'

/** A row of recommendations: its reason and its lobby. */
export interface RecommendedRow {
  reason: keyof Taste
  lobby: LobbyKind
}

const REASONS: Partial<Record<GameListSource, keyof Taste>> = {
  BecauseYouLikeInternal: 'liked',
  BecauseYouLikeLiveInternal: 'liked',
  BecauseYouPlayedInternal: 'played',
  // The original service's rules are unknown; here it is the internal list of the same name.
  BecauseYouPlayedPggService: 'played',
}

/** The recommendation that fills a category of this source; `null` for other sources [3.9]. */
export function rowOf({ type, lobby }: Pick<Category, 'type' | 'lobby'>): RecommendedRow | null {
  const reason = REASONS[type]
  if (!reason) return null
  return { reason, lobby: type === 'BecauseYouLikeLiveInternal' ? 'Live' : lobby }
}
