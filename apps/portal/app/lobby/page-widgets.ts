import type { PageType, WidgetType } from '@herna/contract'
import type { Widget } from '@herna/contract/content'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { type WidgetView, widgetViews } from './widget-view.ts'

/** What an editor put on a page besides its own list [3.32]; kinds that repeat the list are left out. */
export function pageWidgets(content: ContentSnapshot, type: PageType, ownKinds: readonly WidgetType[] = []): WidgetView[] {
  const layout = content.layouts.find((each) => each.type === type)
  return widgetViews(layout?.widgets.filter((widget) => !ownKinds.includes(widget.type)) ?? [], content)
}

/** The widgets of a category's own page, by their ids [3.27]: they lie in the layouts. */
export function widgetsById(ids: readonly string[], content: ContentSnapshot): WidgetView[] {
  if (ids.length === 0) return []
  const all = new Map(content.layouts.flatMap((layout) => layout.widgets).map((widget) => [widget.id, widget]))
  return widgetViews(
    ids.map((id) => all.get(id)).filter((widget): widget is Widget => widget !== undefined),
    content,
  )
}
