import type { PageType } from '@herna/contract'
import type { ContentSnapshot } from '../wires/content-access.ts'
import { widgetViews } from './widget-view.ts'

/** The widgets of a page type. The first of `types` that has a layout counts. */
export function lobbyOf(content: ContentSnapshot, ...types: PageType[]) {
  const layout = types.map((type) => content.layouts.find((each) => each.type === type)).find(Boolean)
  return { widgets: widgetViews(layout?.widgets ?? [], content) }
}
