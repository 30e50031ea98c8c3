import type { Collection, ContentBundle, Game, Widget } from '@herna/contract/content'
import { instantAfter } from './epoch.ts'
import { LABELS } from './games/labels.ts'
import { bannerOf } from './site/banner.ts'
import { page } from './texts/pages/page.ts'
import { promotionOf } from './texts/promotions/promotion.ts'

const required = <T>(item: T | undefined, description: string): T => {
  if (!item) throw new Error(`The drafts require ${description}, which is not in the published catalogue`)
  return item
}
const byId = <T extends { id: string }>(items: readonly T[], id: string): T =>
  required(
    items.find((item) => item.id === id),
    id,
  )

const ADVENT_ID = 'adventny-kalendar'

/** A draft collection: an advent calendar of games. */
const adventCollection = (winter: Collection): Collection => ({
  ...winter,
  id: ADVENT_ID,
  slug: ADVENT_ID,
  title: 'Adventný kalendár',
  description: 'Dvadsaťštyri zimných hier, každý deň jedna.',
  games: winter.games.slice(0, 24),
  iconImage: '/assets/icons/christmas.svg',
})

/** The draft lobby: new games before the ranked ones. */
function reorderedLobby(layouts: ContentBundle['layouts']): ContentBundle['layouts'] {
  const layout = byId(layouts, 'layout-lobby')
  const isNewGamesRow = (widget: Widget) => widget.type === 'Games' && widget.category === 'nove-od-studii'
  const newGamesRows = layout.widgets.filter(isNewGamesRow)
  return [{ ...layout, widgets: [...newGamesRows, ...layout.widgets.filter((widget) => !isNewGamesRow(widget))] }]
}

function carouselWithAdvent(carousels: ContentBundle['carousels']): ContentBundle['carousels'][number] {
  const casino = byId(carousels, 'kasino')
  const slide = {
    id: 'advent',
    eyebrow: 'Od 1. decembra',
    title: 'Adventný kalendár: každý deň jedna hra',
    text: 'Dvadsaťštyri zimných automatov v deme.',
    image: bannerOf('advent', 'hero', 'christmas snowflake gift'),
    action: { label: 'Pozrieť hry', href: `/temy/${ADVENT_ID}` },
    secondAction: null,
    jackpot: null,
    visibleTo: 'All' as const,
  }
  return { ...casino, slides: [slide, ...casino.slides] }
}

const adventPromotion = (games: readonly string[]) =>
  promotionOf({
    slug: 'adventny-kalendar',
    title: 'Adventný kalendár',
    summary: 'Od 1. do 24. decembra otvárame každý deň jednu zimnú hru.',
    motifs: 'christmas snowflake gift',
    visibleTo: 'All',
    from: 10,
    to: 34,
    games: games.slice(0, 6),
    body: `
    <p>Za každým okienkom je jeden automat, ktorý si môžete vyskúšať v deme. Okienka zostanú otvorené až do konca roka, takže nič nezmeškáte.</p>`,
  })

/** The drafts; each differs visibly from the published item, for previews [4.15]. */
export function draftsOf(published: ContentBundle): Partial<ContentBundle> {
  const advent = adventCollection(byId(published.collections, 'zima'))
  const firstCategory = byId(published.categories, 'prave-sa-hra')
  const labelledGame = required(
    published.games.find(({ gameCode }) => gameCode === 'vlcia-hora'),
    'vlcia-hora',
  )
  const info = required(
    published.gameInfos.find(({ gameCode }) => gameCode === labelledGame.gameCode),
    'the details of vlcia-hora',
  )
  const adventGames = published.games
    .filter(({ gameCode }) => advent.games.includes(gameCode))
    .map((game): Game => ({ ...game, collections: [...game.collections, ADVENT_ID] }))
  const games = [
    ...adventGames.filter(({ gameCode }) => gameCode !== labelledGame.gameCode),
    { ...labelledGame, labels: [LABELS.Turnaj] },
  ]
  return {
    games,
    gameInfos: [
      ...published.gameInfos.filter(({ gameCode }) =>
        adventGames.some((game) => game.gameCode === gameCode && gameCode !== labelledGame.gameCode),
      ),
      { ...info, labels: [{ title: LABELS.Turnaj.title }] },
    ],
    categories: [{ ...firstCategory, title: 'Práve teraz sa hrá' }],
    collections: [advent],
    promotions: [adventPromotion(advent.games)],
    carousels: [carouselWithAdvent(published.carousels)],
    layouts: reorderedLobby(published.layouts),
    pages: [
      {
        ...page(
          'adventne-pravidla',
          'Pravidlá adventného kalendára',
          0,
          `
          <p>Kalendár sa začína 1. decembra 2026 a končí 24. decembra 2026. Každý deň otvoríme jednu hru z témy Zima a Vianoce.</p>
          <p>Hry sú dostupné v deme pre každého návštevníka staršieho ako 18 rokov.</p>`,
        ),
        publishedAt: instantAfter(10),
      },
    ],
  }
}
