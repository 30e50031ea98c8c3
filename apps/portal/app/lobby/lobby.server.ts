import type { PageType } from '@herna/contract'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { widgetViews } from './widget-view.ts'

/** The widgets of the layouts of these page types, one below the other. */
export function lobbyOf(content: ContentSnapshot, ...types: PageType[]) {
  const layouts = types.flatMap((type) => content.layouts.find((each) => each.type === type) ?? [])
  const widgets = widgetViews(
    layouts.flatMap((layout) => layout.widgets),
    content,
  )
  return { widgets }
}
