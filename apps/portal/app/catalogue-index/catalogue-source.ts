import type { CatalogueSource } from '@herna/rules'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { collectionAddress } from './collection-address.ts'
import { gamesInDefaultOrder } from './default-order.ts'
import { jackpotsByGame } from './jackpots-by-game.ts'

/** Input of the catalogue file: games and lists of the snapshot with the settings of search and filters [3.35] [3.45]. */
export function catalogueSource(content: ContentSnapshot): CatalogueSource {
  const { enabledFilters, enabledFiltersLive, search } = content.globalSettings
  return {
    games: gamesInDefaultOrder(content),
    providers: content.providers.map(({ id, slug, name, iconImage, lightLogoImage, darkLogoImage }) => ({
      id,
      slug,
      name,
      icon: iconImage,
      light: lightLogoImage,
      dark: darkLogoImage,
    })),
    categories: content.categories.map(({ id, slug, title, lobby, iconImage, type }) => ({
      id,
      slug,
      title,
      lobby,
      icon: iconImage,
      dynamic: type !== 'Default',
    })),
    collections: content.collections.map((collection) => ({
      id: collection.id,
      slug: collection.slug,
      title: collection.title,
      href: collectionAddress(collection),
      icon: collection.iconImage,
    })),
    languages: content.languages.map(({ code, name, flagImg }) => ({ code, name, flag: flagImg })),
    jackpotOf: jackpotsByGame(content.jackpots),
    settings: {
      enabledFilters,
      enabledFiltersLive,
      search: {
        includes: search.searchResultIncludes,
        category: search.category,
        popularProviders: search.popularProviders,
        recommended: search.recommended,
      },
    },
  }
}
