/** The widgets that an editor puts on a page [2.2] [3.32], and the scrolling row they share. States of a row: scrolled to its start, middle or end; a row without content is not rendered. */
export { readEditedPage } from './edited-page.ts'
export { type PackedWidgets, unpackWidgets } from './packed-widgets.ts'
export { packedWidgetsOfLayouts, widgetsById, widgetsOfLayouts } from './page-widgets.ts'
export { PageWithWidgets } from './page-with-widgets.tsx'
export { Scroller } from './scroller.tsx'
export { useVisibleWidgets } from './visible-widgets.ts'
export type { WidgetView } from './widget-view.ts'
export { Widgets } from './widgets.tsx'
