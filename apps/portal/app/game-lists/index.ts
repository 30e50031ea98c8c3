/** Parts of pages that list games, collections or providers: head, grid that grows, empty list, cards, what a loader reads. States: full, empty, growing, failed to grow. Spec 3.11, 3.25, 3.26, 9.9. */
export { collectionCard, providerCard } from './card-view.ts'
export { CollectionCards, ProviderCards, ProviderLogo } from './cards.tsx'
export { EmptyList } from './empty-list.tsx'
export { GameGrid } from './game-grid.tsx'
export { TileGrid, TileGridSkeleton } from './tile-grid.tsx'
export { type ListAbove, PageHead } from './page-head.tsx'
export { type GamePage, gamePage, gamesOf, gamesOfLobby, listPage } from './game-list.ts'
export { listMeta } from './list-meta.ts'
