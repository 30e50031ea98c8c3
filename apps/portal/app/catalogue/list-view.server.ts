import type { LobbyKind } from '@herna/contract'
import type { Game } from '@herna/contract/content'
import {
  type Bits,
  type Catalogue,
  choicesOf,
  type FilterPage,
  type GameOrder,
  gamesMatching,
  NO_FILTERS,
  orderedPlaces,
} from '@herna/rules'
import { catalogueOf } from '../catalogue-index/index.ts'
import { chipsOf, type ListQuery, plainChoices, readListQuery, spellListQuery } from '../filters/index.ts'
import { type ContentSnapshot, pageNotFound } from '../loader-context/index.ts'
import { gamePage, gamesOf, gamesOfLobby, listPage } from '../game-lists/index.ts'
import type { ListView } from './list-view.ts'
import { widgetsById } from '../layout-widgets/index.ts'

const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams

/** All games of a lobby, as the address filters and orders them [1.3]. */
export function filteredGames(content: ContentSnapshot, lobby: LobbyKind, { filters, order }: ListQuery): readonly Game[] {
  if (spellListQuery({ filters, order }) === '') return gamesOfLobby(content, lobby)
  const catalogue = catalogueOf(content)
  return gamesAt(catalogue, gamesMatching(catalogue, filters, lobby), order, content)
}

/** A list of all games: one page of it, and what the bar above it shows. */
export function filteredPage(content: ContentSnapshot, lobby: LobbyKind, request: Request) {
  const asked = readListQuery(queryOf(request))
  const of = gamesOfLobby(content, lobby).length
  const list = listView({ kind: 'all-games', lobby }, asked, of, content, request)
  return { games: gamePage(filteredGames(content, lobby, asked), request, content), list }
}

/** An editor's own list: in its order, or as the address orders it. Filters lead from here to all games [2.44]. */
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
  return { ...listPage(inOrder(games, kind, id, order, content), request, content), list }
}

/** The list in an order of the address; the house's is the editor's own. */
export function inOrder(
  games: readonly Game[],
  kind: 'category' | 'collection' | 'provider',
  id: string,
  order: GameOrder,
  content: ContentSnapshot,
): readonly Game[] {
  if (order === 'house') return games
  const catalogue = catalogueOf(content)
  const members = choicesOf(catalogue).byGroup[kind].get(id)?.games
  return members ? gamesAt(catalogue, members, order, content) : games
}

/** A list of live games alone belongs to the live lobby; a category says itself where it stands. */
function lobbyOf(kind: string, id: string, games: readonly Game[], content: ContentSnapshot): LobbyKind {
  if (kind === 'category') return content.categoryById.get(id)?.lobby ?? 'Casino'
  return games.length > 0 && games.every((game) => game.type === 'Live') ? 'Live' : 'Casino'
}

function listView(page: FilterPage, asked: ListQuery, of: number, content: ContentSnapshot, request: Request): ListView {
  const query = spellListQuery(asked)
  const isPlain = queryOf(request).get('filtre') === '1'
  const catalogue = query || isPlain ? catalogueOf(content) : null
  return {
    page,
    query,
    chips: catalogue ? chipsOf(asked.filters, catalogue, page.lobby) : [],
    of,
    plain: catalogue && isPlain ? plainChoices(catalogue, page.lobby) : null,
  }
}

const gamesAt = (catalogue: Catalogue, bits: Bits, order: GameOrder, content: ContentSnapshot): Game[] =>
  orderedPlaces(catalogue, bits, order).flatMap((place) => content.gameByCode.get(catalogue.codes[place] as string) ?? [])

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
