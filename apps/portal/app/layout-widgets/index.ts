/** The widgets that an editor lays out on a page [2.2] [3.32], and the row they share. States of a row: at its start, in the middle, at its end; without content it is not drawn. */
export { readEditedPage } from './edited-page.ts'
export { widgetsById, widgetsOfLayouts } from './page-widgets.ts'
export { PageWithWidgets } from './page-with-widgets.tsx'
export { Scroller } from './scroller.tsx'
export { useSeen } from './seen-by.ts'
export type { WidgetView } from './widget-view.ts'
export { Widgets } from './widgets.tsx'
