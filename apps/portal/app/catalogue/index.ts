/** Catalogue: lists of all games, categories, collections and providers. States: full, empty, growing, failed to grow, unknown slug (404). Spec 2.4, 2.7, 2.10, 2.17–2.19, 3.11, 3.25–3.27, 9.9. */
export { collectionCard, providerCard } from './card-view.ts'
export { CollectionCards, ProviderCards, ProviderLogo } from './cards.tsx'
export { EmptyList } from './empty-list.tsx'
export { GameGrid } from './game-grid.tsx'
export { TileGrid, TileGridSkeleton } from './tile-grid.tsx'
export { PageHead } from './page-head.tsx'
export { gamesOf, listPage } from './game-list.ts'
export { listMeta } from './list-meta.ts'
