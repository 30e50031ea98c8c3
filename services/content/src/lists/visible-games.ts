import type { Category, Collection, Jackpot, LanguageGroup, Promotion, Provider } from '@herna/contract/content'
import type { AnyItem, ItemKind } from '../kinds/kinds.ts'

/** Kinds that name games. What they name but no reader can get (archived, or only a draft) is left out, so no row shows a hole. */
export const NAMES_GAMES: readonly ItemKind[] = ['providers', 'collections', 'categories', 'jackpots', 'promotions', 'languages']

export function withVisibleGames(kind: ItemKind, item: AnyItem, visible: ReadonlySet<string>): AnyItem {
  const only = (codes: string[]) => codes.filter((code) => visible.has(code))
  if (kind === 'jackpots') {
    const jackpot = item as Jackpot
    return { ...jackpot, gameCodes: only(jackpot.gameCodes) }
  }
  if (kind === 'languages') {
    const group = item as LanguageGroup
    return { ...group, tables: only(group.tables) }
  }
  if (!NAMES_GAMES.includes(kind)) return item
  const naming = item as Provider | Collection | Category | Promotion
  return { ...naming, games: only(naming.games) }
}
