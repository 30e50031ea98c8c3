import type { PageType, WidgetType } from '@herna/contract'
import type { Widget } from '@herna/contract/content'
import { type ContentSnapshot, perContent } from '../loader-context/index.ts'
import { packWidgets } from './packed-widgets.ts'
import { type WidgetView, widgetViews } from './widget-view.ts'

/** Widgets of the layouts of these page types, in that order. */
export const widgetsOfLayouts = (content: ContentSnapshot, ...types: PageType[]) => ({
  widgets: layoutWidgets(content, types.join()),
})

/** The same for the loader of a lobby, whose widgets are most of its data. */
export const packedWidgetsOfLayouts = (content: ContentSnapshot, ...types: PageType[]) => ({
  widgets: packedLayoutWidgets(content, types.join()),
})

const packedLayoutWidgets = perContent((content, types) => packWidgets(layoutWidgets(content, types)))

const layoutWidgets = perContent((content, types) => {
  const layouts = types.split(',').flatMap((type) => content.layouts.find((each) => each.type === type) ?? [])
  return widgetViews(
    layouts.flatMap((layout) => layout.widgets),
    content,
  )
})

/** Widgets an editor added to a page that has its own list [3.32], without the kinds that would repeat the list. */
export function pageWidgets(content: ContentSnapshot, type: PageType, ownKinds: readonly WidgetType[] = []): WidgetView[] {
  const layout = content.layouts.find((each) => each.type === type)
  return widgetViews(layout?.widgets.filter((widget) => !ownKinds.includes(widget.type)) ?? [], content)
}

/** Widgets of a category's page by their ids [3.27]; they are defined in the layouts. */
export function widgetsById(ids: readonly string[], content: ContentSnapshot): WidgetView[] {
  if (ids.length === 0) return []
  const widgetById = new Map(content.layouts.flatMap((layout) => layout.widgets).map((widget) => [widget.id, widget]))
  return widgetViews(
    ids.map((id) => widgetById.get(id)).filter((widget): widget is Widget => widget !== undefined),
    content,
  )
}
