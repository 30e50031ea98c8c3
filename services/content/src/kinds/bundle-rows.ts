import type { ContentBundle, Game, GameInfo } from '@herna/contract/content'
import { emptyInfo, type GameRow } from './game-row.ts'
import type { AnyItem, ItemKind } from './kinds.ts'
import { ITEM_KINDS } from './kinds.ts'

/** The games of a bundle as rows: each with its details and what its picture shows. */
export function gameRows(games: Game[], infos: GameInfo[], motifs: Record<string, string[]>): GameRow[] {
  const infoByCode = new Map(infos.map((info) => [info.gameCode, info]))
  return games.map((game) => ({ game, info: infoByCode.get(game.gameCode) ?? emptyInfo, motifs: motifs[game.gameCode] ?? null }))
}

/** The other kinds that a bundle, or a part of one, carries. */
export function itemsOf(bundle: Partial<ContentBundle>): [ItemKind, AnyItem[]][] {
  return ITEM_KINDS.flatMap((kind): [ItemKind, AnyItem[]][] => {
    const part = bundle[kind]
    if (part === undefined) return []
    return [[kind, Array.isArray(part) ? part : [part]]]
  })
}
