import type { WidgetView } from './widget-view.ts'

/** Everything that the server's HTML of a row depends on, for a row that shows only its widget, besides the portal's configuration. */
export const rowFragment = (widget: WidgetView, preview: boolean): string =>
  import.meta.env.SSR ? JSON.stringify(['row', preview, widget]) : ''
