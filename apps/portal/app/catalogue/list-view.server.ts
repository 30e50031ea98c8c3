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
import type { ContentSnapshot } from '../loader-context/index.ts'
import { gamePage, gamesOfLobby, listPage } from './game-list.ts'
import type { ListView } from './list-view.ts'

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
