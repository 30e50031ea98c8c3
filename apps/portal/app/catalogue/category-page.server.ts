import type { LobbyKind } from '@herna/contract'
import { widgetsById } from '../lobby/index.ts'
import { type ContentSnapshot, pageNotFound } from '../loader-context/index.ts'
import { gamesOf } from './game-list.ts'
import { orderedPage } from './list-view.server.ts'

/** A category's page. Lists computed for a player live under /uzivatel [2.13], so they are not found here. */
export function categoryPage(content: ContentSnapshot, lobby: LobbyKind, slug: string | undefined, request: Request) {
  const category = content.categories.find((each) => each.slug === slug && each.lobby === lobby && each.type === 'Default')
  if (!category) throw pageNotFound(request)
  return {
    title: category.title,
    lead: category.description,
    ...orderedPage(gamesOf(category.games, content), 'category', category, content, request),
    // They travel with every page of the list, since the browser turns pages by itself [3.27] [3.32].
    widgets: widgetsById(category.widgets, content),
  }
}
