import type { Collection, Provider } from '@herna/contract/content'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { collectionAddress } from '../catalogue-index/index.ts'

/** Cards of the lists of collections and providers [3.25] [3.26]. */
export interface CollectionCardView {
  id: string
  title: string
  href: string
  icon: string | null
  games: number
}
export interface ProviderCardView {
  id: string
  name: string
  slug: string
  light: string
  dark: string
  games: number
}

const countKnown = (codes: readonly string[], content: ContentSnapshot): number =>
  codes.reduce((count, code) => count + (content.gameByCode.has(code) ? 1 : 0), 0)

export const collectionCard = (collection: Collection, content: ContentSnapshot): CollectionCardView => ({
  id: collection.id,
  title: collection.title,
  href: collectionAddress(collection),
  icon: collection.iconImage,
  games: countKnown(collection.games, content),
})

export const providerCard = (provider: Provider, content: ContentSnapshot): ProviderCardView => ({
  id: provider.id,
  name: provider.name,
  slug: provider.slug,
  light: provider.lightLogoImage,
  dark: provider.darkLogoImage,
  games: countKnown(provider.games, content),
})
