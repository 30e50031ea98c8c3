import type { Category, Layout, Widget } from '@herna/contract/content'
import type { Entry } from '../games/entry.ts'
import { randomOf } from '../random.ts'
import { CASINO_CATEGORIES } from './casino-categories.ts'
import { LIVE_CATEGORIES } from './live-categories.ts'
import { byRank, codes, separateStudios } from './rows.ts'
import { PERSONALISED_CATEGORIES } from './personalised-categories.ts'
import type { CategoryDefinition } from './category-definition.ts'

/** First the games of the visual reference, then by rank with some randomness, adjacent games from different studios. */
function gamesOf(definition: CategoryDefinition, entries: readonly Entry[]): string[] {
  const byCode = new Map(entries.map((entry) => [entry.game.gameCode, entry]))
  const first = (definition.first ?? '').split(' ').flatMap((code) => byCode.get(code) ?? [])
  // The key stays `shelf …`: another key would change the generated order.
  const random = randomOf(`shelf ${definition.id}`)
  const rest = random
    .shuffle(entries.filter((entry) => definition.matches(entry) && !first.includes(entry)))
    .map((entry) => ({ entry, rank: rankOf(entry) + random.next() * 7 }))
    .sort((a, b) => b.rank - a.rank || byRank(a.entry, b.entry))
    .map(({ entry }) => entry)
  return codes(separateStudios([...first, ...rest].slice(0, definition.limit)))
}
const rankOf = ({ game }: Entry): number => game.commercialTier + game.promotionLevel

export const categories = (entries: readonly Entry[]): Category[] => [
  ...[...CASINO_CATEGORIES, ...LIVE_CATEGORIES].map(
    (definition): Category => ({
      id: definition.id,
      slug: definition.id,
      title: definition.title,
      description: definition.description,
      type: 'Default',
      lobby: definition.lobby,
      style: definition.style ?? 'default',
      tileLayout: definition.layout,
      games: gamesOf(definition, entries),
      widgets: [],
      iconImage: `/assets/icons/${definition.icon}.svg`,
    }),
  ),
  ...PERSONALISED_CATEGORIES,
]

/** The lobby widget that a category page also has [3.27]. */
const WIDGETS_OF_CATEGORIES: Readonly<Record<string, readonly [page: Layout['type'], widget: Widget['type']]>> = {
  automaty: ['Lobby', 'Providers'],
  jackpotove: ['Lobby', 'Jackpots'],
  'zive-ruleta': ['LiveLobby', 'Providers'],
}

export const withWidgets = (categories: readonly Category[], layouts: readonly Layout[]): Category[] =>
  categories.map((category) => {
    const [page, type] = WIDGETS_OF_CATEGORIES[category.id] ?? []
    const widgets = layouts.find((layout) => layout.type === page)?.widgets.filter((widget) => widget.type === type) ?? []
    return { ...category, widgets: widgets.map(({ id }) => id) }
  })
