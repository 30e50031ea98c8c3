import type { Category, Layout, Widget } from '@herna/contract/content'
import type { Entry } from '../games/entry.ts'
import { randomOf } from '../random.ts'
import { CASINO_SHELVES } from './casino-shelves.ts'
import { LIVE_SHELVES } from './live-shelves.ts'
import { byStanding, codes, spread } from './rows.ts'
import { RECOMMENDED } from './recommended.ts'
import type { Shelf } from './shelf.ts'

/** Opens with the codes of the reference, then the best placed with a little chance, neighbours of different studios. */
function gamesOf(shelf: Shelf, entries: readonly Entry[]): string[] {
  const byCode = new Map(entries.map((entry) => [entry.game.gameCode, entry]))
  const first = (shelf.first ?? '').split(' ').flatMap((code) => byCode.get(code) ?? [])
  const random = randomOf(`shelf ${shelf.id}`)
  const rest = random
    .shuffle(entries.filter((entry) => shelf.holds(entry) && !first.includes(entry)))
    .map((entry) => ({ entry, rank: byShelf(entry) + random.next() * 7 }))
    .sort((a, b) => b.rank - a.rank || byStanding(a.entry, b.entry))
    .map(({ entry }) => entry)
  return codes(spread([...first, ...rest].slice(0, shelf.limit)))
}
const byShelf = ({ game }: Entry): number => game.commercialTier + game.promotionLevel

export const categories = (entries: readonly Entry[]): Category[] => [
  ...[...CASINO_SHELVES, ...LIVE_SHELVES].map(
    (shelf): Category => ({
      id: shelf.id,
      slug: shelf.id,
      title: shelf.title,
      description: shelf.description,
      type: 'Default',
      lobby: shelf.lobby,
      style: shelf.style ?? 'default',
      tileLayout: shelf.layout,
      games: gamesOf(shelf, entries),
      widgets: [],
      iconImage: `/assets/icons/${shelf.icon}.svg`,
    }),
  ),
  ...RECOMMENDED,
]

/** Which widget of a lobby also stands on a category's own page [3.27]. */
const SHOWN: Readonly<Record<string, readonly [page: Layout['type'], widget: Widget['type']]>> = {
  automaty: ['Lobby', 'Providers'],
  jackpotove: ['Lobby', 'Jackpots'],
  'zive-ruleta': ['LiveLobby', 'Providers'],
}

export const withWidgets = (categories: readonly Category[], layouts: readonly Layout[]): Category[] =>
  categories.map((category) => {
    const [page, type] = SHOWN[category.id] ?? []
    const widgets = layouts.find((layout) => layout.type === page)?.widgets.filter((widget) => widget.type === type) ?? []
    return { ...category, widgets: widgets.map(({ id }) => id) }
  })
