import type { Game } from '@herna/contract/content'
import { NO_FILTERS } from '@herna/rules'
import type { ListQuery } from '../filters/index.ts'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { gamesOf } from './game-list.ts'
import { filteredGames, inOrder } from './list-view.server.ts'

const WHOLE: ListQuery = { filters: NO_FILTERS, order: 'house' }
const LISTS = {
  kategorie: ['category', 'Casino'],
  'kasino-zive/kategorie': ['category', 'Live'],
  temy: ['collection', null],
  poskytovatelia: ['provider', null],
} as const

/** The lists that grow, by the path of their page and what its address asks for. */
export function gamesAtPath(path: string, content: ContentSnapshot, query = WHOLE): readonly Game[] | null {
  if (path === '/vsetky-hry') return filteredGames(content, 'Casino', query)
  if (path === '/kasino-zive/vsetky-hry') return filteredGames(content, 'Live', query)
  const [, name, slug] = /^\/(kategorie|kasino-zive\/kategorie|temy|poskytovatelia|jackpoty)\/([^/]+)$/.exec(path) ?? []
  if (!name || !slug) return null
  if (name === 'jackpoty') {
    const jackpot = content.jackpots.find((each) => each.slug === slug)
    return jackpot ? gamesOf(jackpot.gameCodes, content) : null
  }
  const [kind, lobby] = LISTS[name as keyof typeof LISTS]
  const lists = {
    category: () => content.categories.filter((category) => category.lobby === lobby),
    collection: () => content.collections,
    provider: () => content.providers,
  }
  const list = lists[kind]().find((each) => each.slug === slug)
  return list ? inOrder(gamesOf(list.games, content), kind, list.id, query.order, content) : null
}
