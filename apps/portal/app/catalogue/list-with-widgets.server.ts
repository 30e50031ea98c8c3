import { amountsFor, type JackpotAmounts } from '../jackpots/index.ts'
import { jackpotsShown, type WidgetView } from '../lobby/index.ts'
import type { ContentSnapshot } from '../wires/content-access.ts'

/** A list with an editor's widgets above its first page [3.27] [3.32]. They travel with every page, since the browser turns pages by itself. */
export function withWidgets<T extends { amounts: JackpotAmounts }>(list: T, widgets: WidgetView[], content: ContentSnapshot) {
  return { ...list, widgets, amounts: { ...list.amounts, ...amountsFor(jackpotsShown(widgets), content) } }
}
