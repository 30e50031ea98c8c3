/** Lobby: the widgets an editor assembles [2.2] [3.32], and the row they share. States of a row: at its start, in the middle, at its end; without content it is not drawn. */
export { readEditedPage } from './edited-page.ts'
export { widgetsById } from './page-widgets.ts'
export { PageWithWidgets } from './page-with-widgets.tsx'
export { Scroller } from './scroller.tsx'
export type { WidgetView } from './widget-view.ts'
export { Widgets } from './widgets.tsx'
