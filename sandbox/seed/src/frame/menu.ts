import type { MenuItem, SubMenuItem } from '@herna/contract/content'

type Line = readonly [id: string, type: MenuItem['type'], title: string, route: string, icon: string, isPersonalized?: boolean]

/** [2.27] Fixed items lead to routes of [2.24]; between them what the editors choose. */
const CASINO: readonly Line[] = [
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
const LIVE: readonly Line[] = [
  ['zive-lobby', 'Internal', 'Živé lobby', 'preview-live-casino', 'home'],
  ['zive-oblubene', 'Internal', 'Moje obľúbené', 'preview-live-casino-user-my-games', 'heart', true],
  ['zive-ruleta', 'Categories', 'Ruleta', 'zive-ruleta', 'roulette'],
  ['zive-blackjack', 'Categories', 'Blackjack', 'zive-blackjack', 'blackjack'],
  ['zive-baccarat', 'Categories', 'Baccarat', 'zive-baccarat', 'baccarat'],
  ['zive-herne-sou', 'Categories', 'Herné šou', 'zive-herne-sou', 'wheel'],
  ['zive-po-slovensky', 'Categories', 'Po slovensky', 'zive-po-slovensky', 'lipa'],
  ['zive-vsetky-hry', 'AllGames', 'Všetky hry', 'preview-live-casino-all-games', 'chips'],
]

const items = (lines: readonly Line[], lobby: MenuItem['lobby']): MenuItem[] =>
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

/** [2.30] What the server adds to the portal's own links. */
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
