import type { PageType } from '@herna/contract'
import { amountsFor, amountsOfAll } from '../jackpots/index.ts'
import type { ContentSnapshot } from '../wires/content-access.ts'
import { jackpotsShown, widgetViews } from './widget-view.ts'

/** The widgets of the layouts of these page types, one below the other, and the jackpot amounts they show. */
export function lobbyOf(content: ContentSnapshot, ...types: PageType[]) {
  const layouts = types.flatMap((type) => content.layouts.find((each) => each.type === type) ?? [])
  const widgets = widgetViews(
    layouts.flatMap((layout) => layout.widgets),
    content,
  )
  // What a browser will recommend is not known here: any game may come with its jackpot.
  const isOpen = widgets.some(({ type }) => type === 'Recommended')
  return { widgets, amounts: isOpen ? amountsOfAll(content) : amountsFor(jackpotsShown(widgets), content) }
}
