import type { CollectionCardView, ProviderCardView } from '@herna/contract/portal'
import type { Collection, Provider } from '@herna/contract/content'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { collectionAddress } from '../catalogue-index/index.ts'

export type { CollectionCardView, ProviderCardView } from '@herna/contract/portal'

// Cards of the lists of collections and providers [3.25] [3.26].

const countExisting = (codes: readonly string[], content: ContentSnapshot): number =>
  codes.reduce((count, code) => count + (content.gameByCode.has(code) ? 1 : 0), 0)

export const collectionCard = (collection: Collection, content: ContentSnapshot): CollectionCardView => ({
  id: collection.id,
  title: collection.title,
  href: collectionAddress(collection),
  icon: collection.iconImage,
  games: countExisting(collection.games, content),
})

export const providerCard = (provider: Provider, content: ContentSnapshot): ProviderCardView => ({
  id: provider.id,
  name: provider.name,
  slug: provider.slug,
  light: provider.lightLogoImage,
  dark: provider.darkLogoImage,
  games: countExisting(provider.games, content),
})
