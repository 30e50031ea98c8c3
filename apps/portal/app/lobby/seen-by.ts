import { isVisibleTo } from '@herna/rules'
import { usePlayer } from '../session/index.ts'
import type { WidgetView } from './widget-view.ts'

/** What of these widgets and of their slides is for who looks [3.13] [6.5]. Until that is known, what a guest sees: the server's page. */
export function useSeen(widgets: readonly WidgetView[]): readonly WidgetView[] {
  const isIn = usePlayer().auth === 'authenticated'
  const seen = <T extends Pick<WidgetView, 'visibleTo'>>(things: readonly T[]) =>
    things.filter(({ visibleTo }) => isVisibleTo(visibleTo, isIn))
  return seen(widgets).flatMap((widget) => {
    if (widget.type !== 'Carousel') return widget
    const slides = seen(widget.slides)
    return slides.length > 0 ? { ...widget, slides } : []
  })
}
