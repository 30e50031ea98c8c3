import type { GameListSource, LobbyKind } from '@herna/contract'
import type { Category } from '@herna/contract/content'

/** A category whose games are computed per player [3.9]: without stored games and public page. */
const personalised = (id: string, title: string, type: GameListSource, lobby: LobbyKind): Category => ({
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

export const PERSONALISED_CATEGORIES: readonly Category[] = [
  personalised('moje-volne-tocenia', 'Voľné točenia', 'FreeSpins', 'Casino'),
  personalised('oblubene', 'Obľúbené', 'Favourites', 'Casino'),
  personalised('naposledy-hrane', 'Naposledy hrané', 'RecentlyPlayed', 'Casino'),
  personalised('pokracovat', 'Pokračovať v hre', 'ContinuePlaying', 'Casino'),
  personalised('najhranejsie', 'Najhranejšie', 'MostPlayed', 'Casino'),
  personalised('posledne-vyhry', 'Posledné výhry', 'RecentWins', 'Casino'),
  personalised('vyskusane', 'Vyskúšané', 'TriedOnce', 'Casino'),
  personalised('pre-vas', 'Vybrané pre vás', 'BloomreachPersonalized', 'Casino'),
  personalised('na-vzostupe', 'Na vzostupe', 'TrendingPggService', 'Casino'),
  personalised('popularne', 'Hrajú ostatní', 'PopularPggService', 'Casino'),
  personalised('odporucane', 'Odporúčame', 'RecommendedPggService', 'Casino'),
  personalised('oblubene-zive', 'Obľúbené stoly', 'FavouritesLive', 'Live'),
  personalised('zlate-cipy', 'Zlaté čipy', 'GoldenChips', 'Live'),
  personalised('lebo-ste-hrali', 'Lebo ste hrali', 'BecauseYouPlayedInternal', 'Casino'),
  personalised('podla-hrania', 'Podľa toho, čo hrávate', 'BecauseYouPlayedPggService', 'Casino'),
  personalised('lebo-mate-radi', 'Lebo máte radi', 'BecauseYouLikeInternal', 'Casino'),
  personalised('zive-lebo-ste-hrali', 'Lebo ste hrali', 'BecauseYouPlayedInternal', 'Live'),
  personalised('zive-lebo-mate-radi', 'Lebo máte radi', 'BecauseYouLikeLiveInternal', 'Live'),
]
