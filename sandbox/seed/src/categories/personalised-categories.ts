import type { GameListSource, LobbyKind } from '@herna/contract'
import type { Category } from '@herna/contract/content'

/** A category whose games are computed per player [3.9]: without stored games and public page. */
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
  computed('moje-volne-tocenia', 'Voľné točenia', 'FreeSpins', 'Casino'),
  computed('oblubene', 'Obľúbené', 'Favourites', 'Casino'),
  computed('naposledy-hrane', 'Naposledy hrané', 'RecentlyPlayed', 'Casino'),
  computed('najhranejsie', 'Najhranejšie', 'MostPlayed', 'Casino'),
  computed('posledne-vyhry', 'Posledné výhry', 'RecentWins', 'Casino'),
  computed('vyskusane', 'Vyskúšané', 'TriedOnce', 'Casino'),
  computed('pre-vas', 'Vybrané pre vás', 'BloomreachPersonalized', 'Casino'),
  computed('na-vzostupe', 'Na vzostupe', 'TrendingPggService', 'Casino'),
  computed('popularne', 'Hrajú ostatní', 'PopularPggService', 'Casino'),
  computed('odporucane', 'Odporúčame', 'RecommendedPggService', 'Casino'),
  computed('oblubene-zive', 'Obľúbené stoly', 'FavouritesLive', 'Live'),
  computed('zlate-cipy', 'Zlaté čipy', 'GoldenChips', 'Live'),
  computed('lebo-ste-hrali', 'Lebo ste hrali', 'BecauseYouPlayedInternal', 'Casino'),
  computed('podla-hrania', 'Podľa toho, čo hrávate', 'BecauseYouPlayedPggService', 'Casino'),
  computed('lebo-mate-radi', 'Lebo máte radi', 'BecauseYouLikeInternal', 'Casino'),
  computed('zive-lebo-ste-hrali', 'Lebo ste hrali', 'BecauseYouPlayedInternal', 'Live'),
  computed('zive-lebo-mate-radi', 'Lebo máte radi', 'BecauseYouLikeLiveInternal', 'Live'),
]
