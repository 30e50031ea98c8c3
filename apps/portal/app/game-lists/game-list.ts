import { LIVE_CASINO_GAME_TYPES, type LobbyKind } from '@herna/contract'
import type { Game } from '@herna/contract/content'
import { LIST_PAGE_SIZE } from '@herna/rules'
import { gamesInDefaultOrder } from '../catalogue-index/index.ts'
import { tileOf, type TileView } from '../game/index.ts'
import { type ContentSnapshot, pageNotFound } from '../loader-context/index.ts'

/** One page of a list of games [9.9]. `page` counts from 1. */
export interface GamePage {
  page: number
  pages: number
  total: number
  tiles: TileView[]
}

/** A page of games for the browser, its tiles as JSON in one string: React Router encodes and decodes every value of every tile by itself, which takes many times as long [P2] [P3]. */
export interface PackedGamePage extends Omit<GamePage, 'tiles'> {
  tiles: string & { readonly packed?: TileView[] }
}
export const packGamePage = ({ tiles, ...page }: GamePage): PackedGamePage => ({ ...page, tiles: JSON.stringify(tiles) })
export const unpackGamePage = ({ tiles, ...page }: PackedGamePage): GamePage => ({
  ...page,
  tiles: JSON.parse(tiles) as TileView[],
})

const liveCasino = (game: Game): boolean => LIVE_CASINO_GAME_TYPES.includes(game.type)

const listsByLobby = new WeakMap<ContentSnapshot, Map<LobbyKind, Game[]>>()

/** All games of a lobby in default order [2.4] [2.7]. Table games are in both: [3.1] counts them as live casino, and the casino has a category for them. */
export function gamesOfLobby(content: ContentSnapshot, lobby: LobbyKind): Game[] {
  let lists = listsByLobby.get(content)
  if (!lists) {
    const sorted = gamesInDefaultOrder(content)
    lists = new Map([
      ['Casino', sorted.filter((game) => game.type !== 'Live')],
      ['Live', sorted.filter(liveCasino)],
    ])
    listsByLobby.set(content, lists)
  }
  return lists.get(lobby) ?? []
}

/** Games of these codes, without codes that no longer exist. */
export const gamesOf = (codes: readonly string[], content: ContentSnapshot): Game[] =>
  codes.flatMap((code) => content.gameByCode.get(code) ?? [])

/** The page requested by the URL (`?strana=2`). Throws 404 for a page that does not exist; an empty list has one empty page. */
export function gamePage(games: readonly Game[], request: Request, content: ContentSnapshot): GamePage {
  const requestedPage = new URL(request.url).searchParams.get('strana') ?? '1'
  const pages = Math.max(1, Math.ceil(games.length / LIST_PAGE_SIZE))
  const page = /^[1-9]\d{0,4}$/.test(requestedPage) ? Number(requestedPage) : 0
  if (page < 1 || page > pages) throw pageNotFound(request)
  const from = (page - 1) * LIST_PAGE_SIZE
  const tiles = games.slice(from, from + LIST_PAGE_SIZE).map((game) => tileOf(game, content))
  return { page, pages, total: games.length, tiles }
}

/** Loader data of a page with one list of games. */
export const listPage = (games: readonly Game[], request: Request, content: ContentSnapshot) => ({
  games: gamePage(games, request, content),
})
