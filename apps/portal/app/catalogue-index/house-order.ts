import type { Game } from '@herna/contract/content'
import type { ContentSnapshot } from '../loader-context/index.ts'

const ordered = new WeakMap<ContentSnapshot, readonly Game[]>()
const collator = new Intl.Collator('sk')

/** All games as the house puts them forward: by commercial tier, then by name as Slovaks sort. The order of lists and of the catalogue file. */
export function gamesInHouseOrder(content: ContentSnapshot): readonly Game[] {
  let games = ordered.get(content)
  if (!games) {
    games = [...content.games].sort((a, b) => b.commercialTier - a.commercialTier || collator.compare(a.name, b.name))
    ordered.set(content, games)
  }
  return games
}
