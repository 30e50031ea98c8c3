import type { Layout, Widget } from '@herna/contract/content'
import { SHELVES, TOP_SHELF } from './shelves.ts'

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
const ROW = 12

/** The same page with rows of what remains: a row whose games are gone gets a shelf of the import, and what cannot be filled is left out. */
export function mendLayout(layout: Layout, remaining: Remaining): Layout {
  const shown = new Set(layout.widgets.flatMap((widget) => (widget.type === 'Games' ? [widget.category] : [])))
  const fresh = SHELVES.map(({ id }) => id).filter((id) => remaining.categories.has(id) && !shown.has(id))
  const groupsShown = new Set(layout.widgets.flatMap((widget) => (widget.type === 'CollectionGroup' ? [widget.group] : [])))
  const freshGroups = remaining.groups.filter((group) => !groupsShown.has(group))
  return { ...layout, widgets: layout.widgets.flatMap((widget) => mended(widget, remaining, fresh, freshGroups)) }
}

function mended(widget: Widget, remaining: Remaining, fresh: string[], freshGroups: string[]): Widget[] {
  switch (widget.type) {
    case 'Games': {
      if (remaining.categories.has(widget.category)) return [widget]
      if (widget.tileLayout === 'Top10')
        return remaining.categories.has(TOP_SHELF.id) ? [{ ...widget, category: TOP_SHELF.id }] : []
      const category = fresh.shift()
      return category === undefined ? [] : [{ ...widget, category }]
    }
    case 'CollectionGroup': {
      const group = remaining.groups.includes(widget.group) ? widget.group : freshGroups.shift()
      return group === undefined ? [] : [{ ...widget, group }]
    }
    case 'Collections':
      return filled(widget.collections, remaining.collections, (collections) => ({ ...widget, collections }))
    case 'Providers':
      return filled(widget.providers, remaining.providers, (providers) => ({ ...widget, providers }))
    case 'Jackpots':
      return filled(
        widget.jackpots.filter((id) => remaining.jackpots.has(id)),
        [],
        (jackpots) => ({ ...widget, jackpots }),
      )
    case 'Videos':
      return filled(
        widget.videos.filter((id) => remaining.videos.has(id)),
        [],
        (videos) => ({ ...widget, videos }),
      )
    default:
      return [widget]
  }
}

/** Those that are left, then the largest others, up to a row; the widget goes when there are none. */
function filled(wanted: readonly string[], others: readonly string[], make: (ids: string[]) => Widget): Widget[] {
  const left = others.length === 0 ? wanted : wanted.filter((id) => others.includes(id))
  const most = Math.min(wanted.length, ROW)
  const ids = [...new Set([...left, ...others])].slice(0, Math.max(left.length, most))
  return ids.length === 0 ? [] : [make(ids)]
}
