import { isVisibleTo } from '@herna/rules'
import { useAuth } from '../session/index.ts'
import type { WidgetView } from './widget-view.ts'

/** The widgets and slides this visitor may see [3.13] [6.5]. Until the session is known, those of a guest, as in the server's HTML. */
export function useVisibleWidgets(widgets: readonly WidgetView[]): readonly WidgetView[] {
  const isIn = useAuth() === 'authenticated'
  const visible = <T extends Pick<WidgetView, 'visibleTo'>>(items: readonly T[]) =>
    items.filter(({ visibleTo }) => isVisibleTo(visibleTo, isIn))
  return visible(widgets).flatMap((widget) => {
    if (widget.type !== 'Carousel') return widget
    const slides = visible(widget.slides)
    return slides.length > 0 ? { ...widget, slides } : []
  })
}
