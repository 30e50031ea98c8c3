import type { GameListSource, LobbyKind } from '@herna/contract'
import type { Category } from '@herna/contract/content'

/** A list computed for whoever looks [3.9]: no games of its own, and no public page. */
const computed = (id: string, title: string, type: GameListSource, lobby: LobbyKind): Category => ({
  id,
  slug: id,
  title,
  description: null,
  type,
  lobby,
  style: 'default',
  tileLayout: 'Default',
  games: [],
  widgets: [],
  iconImage: null,
})

export const RECOMMENDED: readonly Category[] = [
  computed('lebo-ste-hrali', 'Lebo ste hrali', 'BecauseYouPlayedInternal', 'Casino'),
  computed('lebo-mate-radi', 'Lebo máte radi', 'BecauseYouLikeInternal', 'Casino'),
  computed('zive-lebo-ste-hrali', 'Lebo ste hrali', 'BecauseYouPlayedInternal', 'Live'),
  computed('zive-lebo-mate-radi', 'Lebo máte radi', 'BecauseYouLikeLiveInternal', 'Live'),
]
