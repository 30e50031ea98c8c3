import type { Category, Layout, Widget } from '@herna/contract/content'

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
