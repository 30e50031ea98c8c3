import { LIVE_CASINO_GAME_TYPES, type LobbyKind } from '@herna/contract'
import type { Game } from '@herna/contract/content'
import {
  type Bits,
  type Catalogue,
  choicesOf,
  type FilterPage,
  type GameOrder,
  gamesMatching,
  NO_FILTERS,
  orderedIndexes,
} from '@herna/rules'
import { catalogueOf } from '../catalogue-index/index.ts'
import { chipsOf, type ListQuery, plainChoices, readListQuery, serializeListQuery } from '../filters/index.ts'
import { type ContentSnapshot, pageNotFound } from '../loader-context/index.ts'
import { gamePage, gamesOf, gamesOfLobby, packGamePage } from '../game-lists/index.ts'
import type { ListView } from './list-view.ts'
import { widgetsById } from '../layout-widgets/index.ts'

const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams

/** Games of a lobby, filtered and ordered by the query [1.3]. */
export function filteredGames(content: ContentSnapshot, lobby: LobbyKind, { filters, order }: ListQuery): readonly Game[] {
  if (serializeListQuery({ filters, order }) === '') return gamesOfLobby(content, lobby)
  const catalogue = catalogueOf(content)
  return gamesAt(catalogue, gamesMatching(catalogue, filters, lobby), order, content)
}

/** One page of the list of all games and the state of the filter bar above it. */
export function filteredPage(content: ContentSnapshot, lobby: LobbyKind, request: Request) {
  const listQuery = readListQuery(queryOf(request))
  const unfilteredTotal = gamesOfLobby(content, lobby).length
  const list = listView({ kind: 'all-games', lobby }, listQuery, unfilteredTotal, content, request)
  return { games: packGamePage(gamePage(filteredGames(content, lobby, listQuery), request, content)), list }
}

/** An editor's list in its own order, or ordered by the URL. Its filters lead to all games [2.44]. */
export function orderedPage(
  games: readonly Game[],
  kind: 'category' | 'collection' | 'provider',
  { id }: { id: string },
  content: ContentSnapshot,
  request: Request,
) {
  const { order } = readListQuery(queryOf(request))
  const lobby = lobbyOf(kind, id, games, content)
  const list = listView({ kind, lobby, id }, { filters: NO_FILTERS, order }, games.length, content, request)
  return { games: packGamePage(gamePage(inOrder(games, kind, id, order, content), request, content)), list }
}

/** The list in the requested order; the default order is the editor's. */
export function inOrder(
  games: readonly Game[],
  kind: 'category' | 'collection' | 'provider',
  id: string,
  order: GameOrder,
  content: ContentSnapshot,
): readonly Game[] {
  if (order === 'default') return games
  const catalogue = catalogueOf(content)
  const members = choicesOf(catalogue).byGroup[kind].get(id)?.games
  return members ? gamesAt(catalogue, members, order, content) : games
}

/** A category names its lobby; any other list belongs to the live lobby when it has live tables, and all its games are live casino [3.1]. */
function lobbyOf(kind: string, id: string, games: readonly Game[], content: ContentSnapshot): LobbyKind {
  if (kind === 'category') return content.categoryById.get(id)?.lobby ?? 'Casino'
  const isLive = games.some(({ type }) => type === 'Live') && games.every(({ type }) => LIVE_CASINO_GAME_TYPES.includes(type))
  return isLive ? 'Live' : 'Casino'
}

function listView(
  page: FilterPage,
  listQuery: ListQuery,
  unfilteredTotal: number,
  content: ContentSnapshot,
  request: Request,
): ListView {
  const query = serializeListQuery(listQuery)
  const isPlain = queryOf(request).get('filtre') === '1'
  const catalogue = query || isPlain ? catalogueOf(content) : null
  return {
    page,
    query,
    chips: catalogue ? chipsOf(listQuery.filters, catalogue, page.lobby) : [],
    unfilteredTotal,
    plain: catalogue && isPlain ? plainChoices(catalogue, page.lobby) : null,
  }
}

const gamesAt = (catalogue: Catalogue, bits: Bits, order: GameOrder, content: ContentSnapshot): Game[] =>
  orderedIndexes(catalogue, bits, order).flatMap((index) => content.gameByCode.get(catalogue.codes[index] as string) ?? [])

const UNFILTERED: ListQuery = { filters: NO_FILTERS, order: 'default' }
const LISTS = {
  kategorie: ['category', 'Casino'],
  'kasino-zive/kategorie': ['category', 'Live'],
  temy: ['collection', null],
  poskytovatelia: ['provider', null],
} as const

/** Games of a paged list by the path of its page and its query; null for other paths. */
export function gamesAtPath(path: string, content: ContentSnapshot, query = UNFILTERED): readonly Game[] | null {
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

/** A category's page; 404 for an unknown slug. Personal lists are under /uzivatel [2.13], so they are not found here. */
export function categoryPage(content: ContentSnapshot, lobby: LobbyKind, slug: string | undefined, request: Request) {
  const category = content.categories.find((each) => each.slug === slug && each.lobby === lobby && each.type === 'Default')
  if (!category) throw pageNotFound(request)
  return {
    title: category.title,
    lead: category.description,
    ...orderedPage(gamesOf(category.games, content), 'category', category, content, request),
    // Sent with every page of the list, because the browser loads further pages itself [3.27] [3.32].
    widgets: widgetsById(category.widgets, content),
  }
}
