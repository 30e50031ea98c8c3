import type { PageType } from '@herna/contract'
import { amountsFor, amountsOfAll } from '../jackpots/index.ts'
import type { ContentSnapshot } from '../wires/content-access.ts'
import { jackpotsShown, widgetViews } from './widget-view.ts'

/** The widgets of a page type and the jackpot amounts they show. The first of `types` that has a layout counts. */
export function lobbyOf(content: ContentSnapshot, ...types: PageType[]) {
  const layout = types.map((type) => content.layouts.find((each) => each.type === type)).find(Boolean)
  const widgets = widgetViews(layout?.widgets ?? [], content)
  // What a browser will recommend is not known here: any game may come with its jackpot.
  const isOpen = widgets.some(({ type }) => type === 'Recommended')
  return { widgets, amounts: isOpen ? amountsOfAll(content) : amountsFor(jackpotsShown(widgets), content) }
}
