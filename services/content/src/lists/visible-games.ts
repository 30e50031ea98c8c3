import type { Category, Collection, Jackpot, LanguageGroup, Promotion, Provider } from '@herna/contract/content'
import type { AnyItem, ItemKind } from '../kinds/kinds.ts'

/** Kinds that refer to games. References to games that are not readable (archived, or only a draft) are removed, so that rows have no gaps. */
export const KINDS_WITH_GAMES: readonly ItemKind[] = [
  'providers',
  'collections',
  'categories',
  'jackpots',
  'promotions',
  'languages',
]

export function withVisibleGames(kind: ItemKind, item: AnyItem, visible: ReadonlySet<string>): AnyItem {
  const onlyVisible = (codes: string[]) => codes.filter((code) => visible.has(code))
  if (kind === 'jackpots') {
    const jackpot = item as Jackpot
    return { ...jackpot, gameCodes: onlyVisible(jackpot.gameCodes) }
  }
  if (kind === 'languages') {
    const group = item as LanguageGroup
    return { ...group, tables: onlyVisible(group.tables) }
  }
  if (!KINDS_WITH_GAMES.includes(kind)) return item
  const itemWithGames = item as Provider | Collection | Category | Promotion
  return { ...itemWithGames, games: onlyVisible(itemWithGames.games) }
}
