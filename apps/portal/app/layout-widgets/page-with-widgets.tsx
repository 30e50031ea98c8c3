import type { ReactNode } from 'react'
import { JackpotTicker } from '../jackpot-amounts/index.ts'
import type { WidgetView } from './widget-view.ts'
import { Widgets } from './widgets.tsx'

interface PageWithWidgetsProps {
  widgets: readonly WidgetView[]
  className: string | undefined
  children: ReactNode
}

/** A page with live jackpot amounts and the editor's widgets below its own content [3.32]. */
export function PageWithWidgets({ widgets, className, children }: PageWithWidgetsProps) {
  return (
    <JackpotTicker>
      <div className={className}>
        {children}
        <Widgets widgets={widgets} />
      </div>
    </JackpotTicker>
  )
}
