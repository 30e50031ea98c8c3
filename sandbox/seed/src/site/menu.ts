import type { MenuItem, SubMenuItem } from '@herna/contract/content'

type MenuRow = readonly [id: string, type: MenuItem['type'], title: string, route: string, icon: string, isPersonalized?: boolean]

/** Menu of the casino lobby [2.27]: fixed items link to the routes of [2.24], the others are chosen by editors. */
const CASINO: readonly MenuRow[] = [
  ['lobby', 'Internal', 'Lobby', 'preview', 'home'],
  ['moje-hry', 'Internal', 'Moje hry', 'preview-user-my-games', 'heart', true],
  ['poskytovatelia', 'Internal', 'Poskytovatelia', 'preview-providers', 'studio'],
  ['jackpoty', 'Internal', 'Jackpoty', 'preview-jackpots', 'treasure'],
  ['temy', 'Internal', 'Témy', 'preview-collections', 'mask'],
  ['automaty', 'Categories', 'Automaty', 'automaty', 'slot'],
  ['nove', 'Categories', 'Nové', 'nove', 'sunrise'],
  ['stolove-hry', 'Categories', 'Stolové hry', 'stolove-hry', 'cards'],
  ['crash-hry', 'Categories', 'Crash hry', 'crash-hry', 'rocket'],
  ['ovocie', 'Collections', 'Ovocie', 'ovocie', 'cherry'],
  ['egypt', 'Collections', 'Egypt', 'egypt', 'pharaoh'],
  ['vsetky-hry', 'AllGames', 'Všetky hry', 'preview-all-games', 'chips'],
]
/** [2.28] */
const LIVE: readonly MenuRow[] = [
  ['zive-lobby', 'Internal', 'Živé lobby', 'preview-live-casino', 'home'],
  ['zive-oblubene', 'Internal', 'Moje obľúbené', 'preview-live-casino-user-my-games', 'heart', true],
  ['zive-ruleta', 'Categories', 'Ruleta', 'zive-ruleta', 'roulette'],
  ['zive-blackjack', 'Categories', 'Blackjack', 'zive-blackjack', 'blackjack'],
  ['zive-baccarat', 'Categories', 'Baccarat', 'zive-baccarat', 'baccarat'],
  ['zive-herne-sou', 'Categories', 'Herné šou', 'zive-herne-sou', 'wheel'],
  ['zive-po-slovensky', 'Categories', 'Po slovensky', 'zive-po-slovensky', 'lipa'],
  ['zive-vsetky-hry', 'AllGames', 'Všetky hry', 'preview-live-casino-all-games', 'chips'],
]

const items = (lines: readonly MenuRow[], lobby: MenuItem['lobby']): MenuItem[] =>
  lines.map(([id, type, title, route, icon, isPersonalized]) => ({
    id,
    type,
    title,
    route,
    img: type === 'Categories' || type === 'Collections' ? `/assets/icons/${icon}.svg` : null,
    isPersonalized: isPersonalized ?? false,
    lobby,
  }))

export const menu = (): MenuItem[] => [...items(CASINO, 'Casino'), ...items(LIVE, 'Live')]

/** Links that content adds to the portal's own submenu [2.30]. */
export const submenu = (): SubMenuItem[] => [
  {
    id: 'zodpovedne-hranie',
    icon: 'shield',
    title: 'Zodpovedné hranie',
    type: 'ContentPage',
    slug: 'zodpovedne-hranie',
    url: null,
  },
  { id: 'demo', icon: 'slot', title: 'Skúste demo', type: 'Promotion', slug: 'vyskusajte-demo', url: null },
  { id: 'pravidla', icon: 'scroll', title: 'Pravidlá hier', type: 'ContentPage', slug: null, url: '/pravidla-hry' },
]
