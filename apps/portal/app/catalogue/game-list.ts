import { LIVE_CASINO_GAME_TYPES, type LobbyKind } from '@herna/contract'
import type { Game } from '@herna/contract/content'
import { LIST_PAGE_SIZE } from '@herna/rules'
import { gamesInHouseOrder } from '../catalogue-index/index.ts'
import { type TileView, tileOf } from '../game/index.ts'
import { type ContentSnapshot, pageNotFound } from '../loader-context/index.ts'

/** One page of a list of games [9.9]. `page` counts from 1. */
export interface GamePage {
  page: number
  pages: number
  total: number
  tiles: TileView[]
}

const liveCasino = (game: Game): boolean => LIVE_CASINO_GAME_TYPES.includes(game.type)

const allByLobby = new WeakMap<ContentSnapshot, Map<LobbyKind, Game[]>>()

/** All games of a lobby [2.4] [2.7]: the ones the house puts forward first, then by name. Table games stand in both: the live casino counts them in [3.1], the casino has a category of them. */
export function gamesOfLobby(content: ContentSnapshot, lobby: LobbyKind): Game[] {
  let lists = allByLobby.get(content)
  if (!lists) {
    const sorted = gamesInHouseOrder(content)
    lists = new Map([
      ['Casino', sorted.filter((game) => game.type !== 'Live')],
      ['Live', sorted.filter(liveCasino)],
    ])
    allByLobby.set(content, lists)
  }
  return lists.get(lobby) ?? []
}

export const gamesOf = (codes: readonly string[], content: ContentSnapshot): Game[] =>
  codes.flatMap((code) => content.gameByCode.get(code) ?? [])

/** The page the address asks for (`?strana=2`); a page that does not exist is a 404, an empty list has one empty page. */
export function gamePage(games: readonly Game[], request: Request, content: ContentSnapshot): GamePage {
  const asked = new URL(request.url).searchParams.get('strana') ?? '1'
  const pages = Math.max(1, Math.ceil(games.length / LIST_PAGE_SIZE))
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 0
  if (page < 1 || page > pages) throw pageNotFound(request)
  const from = (page - 1) * LIST_PAGE_SIZE
  const tiles = games.slice(from, from + LIST_PAGE_SIZE).map((game) => tileOf(game, content))
  return { page, pages, total: games.length, tiles }
}

/** What a page that is one list of games loads. */
export const listPage = (games: readonly Game[], request: Request, content: ContentSnapshot) => ({
  games: gamePage(games, request, content),
})
