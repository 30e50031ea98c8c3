import type { TileLayout } from '@herna/contract'
import type { Layout, Widget } from '@herna/contract/content'

/** Ids that layouts and carousels refer to. */
interface CatalogueParts {
  providers: string[]
  liveProviders: string[]
  jackpots: string[]
  videos: string[]
}

type WidgetWithoutId = Widget extends infer W
  ? W extends Widget
    ? Omit<W, 'id' | 'visibleTo' | 'title'> & { title?: string; visibleTo?: Widget['visibleTo'] }
    : never
  : never

const widgets = (page: string, definitions: readonly WidgetWithoutId[]): Widget[] =>
  definitions.map(
    (widget, index) =>
      ({ title: null, visibleTo: 'All', ...widget, id: `${page}-${index + 1}-${widget.type.toLowerCase()}` }) as Widget,
  )

const row = (category: string, tileLayout: TileLayout): WidgetWithoutId => ({
  type: 'Games',
  category,
  tileLayout,
})

const PLAY_MONEY =
  '<p><strong>Hráte o hracie peniaze.</strong> V tejto herni sa nedá vložiť ani vyhrať nič skutočné. Hry s tlačidlom Hrať demo si vyskúšate aj bez účtu. <a href="/novinky/zodpovedne-hranie">Ako hrať zodpovedne</a></p>'

/** The casino's start page, above the rows of its lobby (decision 0031). */
const HOME: readonly WidgetWithoutId[] = [{ type: 'Carousel', carousel: 'kasino' }]

/** The order of the visual reference, followed by a widget of every other kind [2.2]. */
const casinoLobby = ({ providers, jackpots, videos }: CatalogueParts): WidgetWithoutId[] => [
  row('pokracovat', 'Default'),
  row('prave-sa-hra', 'Default'),
  row('moje-volne-tocenia', 'Default'),
  row('oblubene', 'Default'),
  row('lebo-ste-hrali', 'Default'),
  row('top-10', 'Top10'),
  row('lebo-mate-radi', 'Default'),
  row('pre-vas', 'Default'),
  { type: 'Jackpots', jackpots, title: 'Jackpoty' },
  row('na-vzostupe', 'Default'),
  row('pribehy-na-vecer', 'Portrait'),
  row('automaty', 'DoubleRow'),
  row('nove-od-studii', 'Landscape'),
  row('odporucane', 'Default'),
  { type: 'Providers', providers, title: 'Poskytovatelia' },
  { type: 'Winners', title: 'Posledné výhry' },
  { type: 'CollectionGroup', group: 'zvierata-a-priroda' },
  row('popularne', 'Default'),
  row('klasika-a-ovocie', 'Default'),
  { type: 'Videos', videos, title: 'Ukážky z hier' },
  row('exkluzivne', 'LargeOnMobile'),
  {
    type: 'Collections',
    collections: [
      'egypt',
      'ovocie',
      'vesmir',
      'more',
      'vikingovia',
      'safari',
      'klasicke-automaty',
      'macky',
      'hry-o-jackpot',
      'cerstve-novinky',
      'na-uvod',
    ],
    title: 'Vyberte si tému',
  },
  row('crash-hry', 'Default'),
  { type: 'Html', html: PLAY_MONEY },
]

const liveLobby = ({ liveProviders, jackpots, videos }: CatalogueParts): WidgetWithoutId[] => [
  { type: 'Carousel', carousel: 'zive' },
  row('zive-odporucane', 'Default'),
  row('zlate-cipy', 'Default'),
  row('oblubene-zive', 'Default'),
  row('zive-lebo-ste-hrali', 'Default'),
  row('zive-po-slovensky', 'Default'),
  row('zive-lebo-mate-radi', 'Default'),
  row('zive-ruleta', 'DoubleRow'),
  row('zive-herne-sou', 'Landscape'),
  row('zive-blackjack', 'Default'),
  row('zive-vip', 'Portrait'),
  { type: 'Providers', providers: liveProviders, title: 'Štúdiá naživo' },
  row('zive-baccarat', 'Default'),
  row('zive-nizke-limity', 'LargeOnMobile'),
  { type: 'Winners', title: 'Posledné výhry' },
  { type: 'Jackpots', jackpots: jackpots.slice(0, 3), title: 'Jackpoty' },
  { type: 'Videos', videos: videos.slice(0, 2), title: 'Ukážky z hier' },
  { type: 'Collections', collections: ['klasicke-automaty', 'ovocie', 'egypt'], title: 'Z kasína' },
  { type: 'CollectionGroup', group: 'klasika-a-stastie' },
  row('zive-poker', 'Default'),
  row('zive-kocky', 'Default'),
  { type: 'Html', html: PLAY_MONEY },
]

const MY_GAMES: readonly WidgetWithoutId[] = [
  'moje-volne-tocenia',
  'oblubene',
  'naposledy-hrane',
  'najhranejsie',
  'posledne-vyhry',
  'vyskusane',
  'pre-vas',
  'podla-hrania',
  'prave-sa-hra',
].map((category) => row(category, 'Default'))

export function layouts(parts: CatalogueParts): Layout[] {
  const layout = (type: Layout['type'], bare: readonly WidgetWithoutId[], hasSeo = true): Layout => ({
    id: `layout-${type.toLowerCase()}`,
    type,
    widgets: widgets(type.toLowerCase(), bare),
    seoId: hasSeo ? `seo-${type.toLowerCase()}` : null,
  })
  return [
    layout('Lobby', casinoLobby(parts)),
    layout('Home', HOME, false),
    layout('LiveLobby', liveLobby(parts)),
    layout('Providers', [{ type: 'Providers', providers: parts.providers }, row('nove', 'Default')]),
    layout('Collections', [
      { type: 'CollectionGroup', group: 'zvierata-a-priroda' },
      { type: 'CollectionGroup', group: 'dejiny-a-povesti' },
    ]),
    layout('MyGames', MY_GAMES),
    layout('MyLiveGames', [row('zlate-cipy', 'Default'), row('oblubene-zive', 'Default'), row('zive-odporucane', 'Default')]),
    layout('AllGames', [row('top-10', 'Top10')]),
    layout('Promotions', [{ type: 'Html', html: PLAY_MONEY }]),
    layout('Jackpots', [row('jackpotove', 'Default'), { type: 'Winners', title: 'Posledné výhry' }]),
    layout('Menu', [{ type: 'Collections', collections: ['ovocie', 'egypt', 'more', 'vesmir'], title: 'Obľúbené témy' }], false),
    layout('Tournaments', [row('prave-sa-hra', 'Default')]),
  ]
}
