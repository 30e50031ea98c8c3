import type {
  HernaCategory,
  HernaCollection,
  HernaGame,
  HernaJackpot,
  HernaProvider,
  HernaSearchResult,
} from '@herna/contract/embeds'
import { type CategoryEntry, type CollectionEntry, GAME_FLAGS, type ProviderEntry } from '@herna/contract'
import { type Catalogue, searchCatalogue } from '@herna/rules'
import { fetchJackpotAmounts } from '../api/index.ts'
import { loadCatalogue } from '../catalogue-index/index.ts'
import { addressOf } from '../urls/index.ts'

interface CatalogueApi {
  providers(): HernaProvider[]
  categories(): HernaCategory[]
  collections(): HernaCollection[]
  games(): HernaGame[]
  search(term: string): HernaSearchResult
}

/** The catalogue in the shapes of `window.herna` [7.42]. Rejects when it cannot be loaded. */
export async function catalogueApi(catalogueAddress: string): Promise<CatalogueApi> {
  const catalogue = await loadCatalogue(catalogueAddress)
  const game = (index: number) => gameAt(catalogue, index)
  return {
    providers: () => catalogue.providers.map(providerOf),
    categories: () => catalogue.categories.map(categoryOf),
    collections: () => catalogue.collections.map(collectionOf),
    games: () => Array.from({ length: catalogue.size }, (_, index) => game(index)),
    search(term) {
      const { games, providers, categories, collections } = searchCatalogue(catalogue, term)
      return {
        games: Array.from(games.indexes, game),
        providers: providers.map(({ entry }) => providerOf(entry)),
        categories: categories.map(({ entry }) => categoryOf(entry)),
        collections: collections.map(({ entry }) => collectionOf(entry)),
      }
    },
  }
}

const providerOf = ({ id, name, slug }: ProviderEntry): HernaProvider => ({
  id,
  name,
  address: addressOf('preview-providers-slug', { slug }),
})

const categoryOf = ({ id, title, slug, lobby }: CategoryEntry): HernaCategory => ({
  id,
  title,
  lobby,
  address: addressOf(lobby === 'Live' ? 'preview-live-casino-categories-slug' : 'preview-categories-slug', { slug }),
})

const collectionOf = ({ id, title, href }: CollectionEntry): HernaCollection => ({ id, title, address: href })

function gameAt(catalogue: Catalogue, index: number): HernaGame {
  const gameCode = catalogue.codeAt(index)
  return {
    gameCode,
    name: catalogue.names[index] ?? '',
    provider: catalogue.providers[catalogue.provider[index] ?? -1]?.id ?? '',
    type: catalogue.types[catalogue.type[index] ?? 0] ?? 'Slot',
    hasDemo: ((catalogue.flags[index] ?? 0) & GAME_FLAGS.demo) !== 0,
    address: addressOf('preview-games-game', { game: gameCode }),
  }
}

const TIMEOUT_MS = 10_000

/** The jackpots with their current amounts [4.26]. Rejects when they cannot be loaded. */
export async function currentJackpots(isPreview: boolean): Promise<HernaJackpot[]> {
  const { jackpots } = await fetchJackpotAmounts(isPreview, AbortSignal.timeout(TIMEOUT_MS))
  return Object.entries(jackpots).map(([id, levels]) => ({ id, levels: levels.map(({ amount }) => ({ amount })) }))
}
