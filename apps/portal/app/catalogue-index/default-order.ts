import type { Game } from '@herna/contract/content'
import { clampedTier } from '@herna/rules'
import type { ContentSnapshot } from '../loader-context/index.ts'

const cache = new WeakMap<ContentSnapshot, readonly Game[]>()
const collator = new Intl.Collator('sk')

/** All games in default order: by commercial tier (highest first; clamped [5.12]), then by name in Slovak collation. Used by lists and the catalogue file. */
export function gamesInDefaultOrder(content: ContentSnapshot): readonly Game[] {
  let games = cache.get(content)
  if (!games) {
    games = [...content.games].sort(
      (a, b) => clampedTier(b.commercialTier) - clampedTier(a.commercialTier) || collator.compare(a.name, b.name),
    )
    cache.set(content, games)
  }
  return games
}
