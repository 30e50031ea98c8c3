/** Parts of pages that list games, collections or providers: head, paged grid, empty list, cards, loader helpers. States: full, empty, loading more, failed to load more. Spec 3.11, 3.25, 3.26, 9.9. */
export { collectionCard, providerCard } from './card-view.ts'
export { CollectionCards, ProviderCards, ProviderLogo } from './cards.tsx'
export { EmptyList } from './empty-list.tsx'
export { GameGrid } from './game-grid.tsx'
export { TileGrid, TileGridSkeleton } from './tile-grid.tsx'
export { type ParentList, PageHead } from './page-head.tsx'
export {
  type GamePage,
  gamePage,
  gamesOf,
  gamesOfLobby,
  listPage,
  type PackedGamePage,
  packGamePage,
  unpackGamePage,
} from './game-list.ts'
export { listMeta } from './list-meta.ts'
