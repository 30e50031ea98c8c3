import type { Layout, Widget } from '@herna/contract/content'
import { DERIVED_CATEGORIES, TOP_CATEGORY } from './derived-categories.ts'

/** What can still be shown, the larger first where there is an order. */
export interface Remaining {
  categories: ReadonlySet<string>
  groups: readonly string[]
  collections: readonly string[]
  providers: readonly string[]
  jackpots: ReadonlySet<string>
  videos: ReadonlySet<string>
}

/** How many a row gets when all it showed is gone. */
const MAX_REPLACED = 12

/** The same page with rows of what remains: a row whose games are gone gets a shelf of the import, and what cannot be filled is left out. */
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

function repairWidget(widget: Widget, remaining: Remaining, fresh: string[], freshGroups: string[]): Widget[] {
  switch (widget.type) {
    case 'Games': {
      if (remaining.categories.has(widget.category)) return [widget]
      if (widget.tileLayout === 'Top10')
        return remaining.categories.has(TOP_CATEGORY.id) ? [{ ...widget, category: TOP_CATEGORY.id }] : []
      const category = fresh.shift()
      return category === undefined ? [] : [{ ...widget, category }]
    }
    case 'CollectionGroup': {
      const group = remaining.groups.includes(widget.group) ? widget.group : freshGroups.shift()
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

/** Those that are left, then the largest others, up to a row; the widget goes when there are none. */
function replaceRemoved(listed: readonly string[], others: readonly string[], make: (ids: string[]) => Widget): Widget[] {
  const remaining = others.length === 0 ? listed : listed.filter((id) => others.includes(id))
  const size = Math.min(listed.length, MAX_REPLACED)
  const ids = [...new Set([...remaining, ...others])].slice(0, Math.max(remaining.length, size))
  return ids.length === 0 ? [] : [make(ids)]
}
