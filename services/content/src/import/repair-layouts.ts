import type { Layout, Widget } from '@herna/contract/content'
import { DERIVED_CATEGORIES, TOP_CATEGORY } from './derived-categories.ts'

/** The content that still exists; arrays are sorted by size, largest first. */
export interface Remaining {
  categories: ReadonlySet<string>
  groups: readonly string[]
  collections: readonly string[]
  providers: readonly string[]
  jackpots: ReadonlySet<string>
  videos: ReadonlySet<string>
}

/** Length of a row whose items were all removed. */
const MAX_REPLACED = 12

/** Replaces the removed content of a layout: a row without games gets a category of the import; a widget that cannot be filled is removed. */
export function repairLayout(layout: Layout, remaining: Remaining): Layout {
  const usedCategories = new Set(layout.widgets.flatMap((widget) => (widget.type === 'Games' ? [widget.category] : [])))
  const unusedCategories = DERIVED_CATEGORIES.map(({ id }) => id).filter(
    (id) => remaining.categories.has(id) && !usedCategories.has(id),
  )
  const usedGroups = new Set(layout.widgets.flatMap((widget) => (widget.type === 'CollectionGroup' ? [widget.group] : [])))
  const unusedGroups = remaining.groups.filter((group) => !usedGroups.has(group))
  return {
    ...layout,
    widgets: layout.widgets.flatMap((widget) => repairWidget(widget, remaining, unusedCategories, unusedGroups)),
  }
}

function repairWidget(widget: Widget, remaining: Remaining, unusedCategories: string[], unusedGroups: string[]): Widget[] {
  switch (widget.type) {
    case 'Games': {
      if (remaining.categories.has(widget.category)) return [widget]
      if (widget.tileLayout === 'Top10')
        return remaining.categories.has(TOP_CATEGORY.id) ? [{ ...widget, category: TOP_CATEGORY.id }] : []
      const category = unusedCategories.shift()
      return category === undefined ? [] : [{ ...widget, category }]
    }
    case 'CollectionGroup': {
      const group = remaining.groups.includes(widget.group) ? widget.group : unusedGroups.shift()
      return group === undefined ? [] : [{ ...widget, group }]
    }
    case 'Collections':
      return replaceRemoved(widget.collections, remaining.collections, (collections) => ({ ...widget, collections }))
    case 'Providers':
      return replaceRemoved(widget.providers, remaining.providers, (providers) => ({ ...widget, providers }))
    case 'Jackpots':
      return replaceRemoved(
        widget.jackpots.filter((id) => remaining.jackpots.has(id)),
        [],
        (jackpots) => ({ ...widget, jackpots }),
      )
    case 'Videos':
      return replaceRemoved(
        widget.videos.filter((id) => remaining.videos.has(id)),
        [],
        (videos) => ({ ...widget, videos }),
      )
    default:
      return [widget]
  }
}

/** The remaining items, then the largest others up to the size; no widget when there are none. */
function replaceRemoved(
  listedIds: readonly string[],
  candidateIds: readonly string[],
  widgetOf: (ids: string[]) => Widget,
): Widget[] {
  const remaining = candidateIds.length === 0 ? listedIds : listedIds.filter((id) => candidateIds.includes(id))
  const size = Math.min(listedIds.length, MAX_REPLACED)
  const ids = [...new Set([...remaining, ...candidateIds])].slice(0, Math.max(remaining.length, size))
  return ids.length === 0 ? [] : [widgetOf(ids)]
}
