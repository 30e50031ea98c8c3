import type { Game } from '@herna/contract/content'
import { amountsFor } from '../jackpots/index.ts'
import { jackpotsShown, type WidgetView } from '../lobby/index.ts'
import type { ContentSnapshot } from '../wires/content-access.ts'
import { listPage } from './game-list.ts'

/** A list whose first page has an editor's widgets above it [3.27] [3.32]. */
export function listWithWidgets(games: readonly Game[], request: Request, content: ContentSnapshot, above: WidgetView[]) {
  const list = listPage(games, request, content)
  const widgets = list.games.page === 1 ? above : []
  return { ...list, widgets, amounts: { ...list.amounts, ...amountsFor(jackpotsShown(widgets), content) } }
}
