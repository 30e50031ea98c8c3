import { isVisibleTo } from '@herna/rules'
import { useMemo } from 'react'
import { useAuth } from '../session/index.ts'
import type { WidgetView } from './widget-view.ts'

/** The widgets and slides this visitor may see [3.13] [6.5]. Until the session is known, those of a guest, as in the server's HTML. */
export function useVisibleWidgets(widgets: readonly WidgetView[]): readonly WidgetView[] {
  const isIn = useAuth() === 'authenticated'
  return useMemo(() => {
    const visible = <T extends Pick<WidgetView, 'visibleTo'>>(items: readonly T[]) =>
      items.filter(({ visibleTo }) => isVisibleTo(visibleTo, isIn))
    return visible(widgets).flatMap((widget) => {
      if (widget.type !== 'Carousel') return widget
      const slides = visible(widget.slides)
      if (slides.length === 0) return []
      return slides.length === widget.slides.length ? widget : { ...widget, slides }
    })
  }, [widgets, isIn])
}
