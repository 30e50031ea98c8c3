import type { GameListSource, LobbyKind } from '@herna/contract'
import type { Category } from '@herna/contract/content'
import type { Taste } from './taste.ts'

/** A row of recommendations: why, and of which lobby's games. */
export interface RecommendedRow {
  reason: keyof Taste
  lobby: LobbyKind
}

const REASONS: Partial<Record<GameListSource, keyof Taste>> = {
  BecauseYouLikeInternal: 'liked',
  BecauseYouLikeLiveInternal: 'liked',
  BecauseYouPlayedInternal: 'played',
  // Where a service fills it, nothing shows how; here it is the list of its name.
  BecauseYouPlayedPggService: 'played',
}

/** The row that fills a category of this source; `null` for a list that needs something else [3.9]. */
export function rowOf({ type, lobby }: Pick<Category, 'type' | 'lobby'>): RecommendedRow | null {
  const reason = REASONS[type]
  if (!reason) return null
  return { reason, lobby: type === 'BecauseYouLikeLiveInternal' ? 'Live' : lobby }
}
