import type { Collection } from '@herna/contract/content'
import type { ContentSnapshot } from '../loader-context/index.ts'
import type { CollectionCardView } from '@herna/contract/portal'
import { collectionCard } from '../game-lists/index.ts'

export interface CollectionGroupView {
  id: string
  /** `null` for collections without a group. */
  title: string | null
  collections: CollectionCardView[]
}

/** The groups of /temy, without collections that have no games or are excluded [3.26], and without empty groups. */
export function collectionGroups(content: ContentSnapshot): CollectionGroupView[] {
  const cardsOf = (collections: Collection[]) =>
    collections
      .filter((collection) => !collection.excludeFromPage)
      .map((collection) => collectionCard(collection, content))
      .filter((card) => card.games > 0)
  const grouped = new Set(content.collectionGroups.flatMap((group) => group.collections))
  const groups: CollectionGroupView[] = content.collectionGroups.map(({ id, title, collections }) => ({
    id,
    title,
    collections: cardsOf(collections.flatMap((key) => content.collectionById.get(key) ?? [])),
  }))
  groups.push({ id: 'other', title: null, collections: cardsOf(content.collections.filter(({ id }) => !grouped.has(id))) })
  return groups.filter((group) => group.collections.length > 0)
}
