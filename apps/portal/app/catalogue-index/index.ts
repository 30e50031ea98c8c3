/** Catalogue index: the whole catalogue in columns, on the server built from a snapshot, in the browser from one immutable file loaded on demand. States: idle, loading, failed, ready. Spec 3.21, 3.35, 3.45. */
export { catalogueFingerprint, catalogueOf } from './catalogue-of.ts'
export { collectionAddress } from './collection-address.ts'
export { gamesInDefaultOrder } from './default-order.ts'
export { jackpotsByGame } from './jackpots-by-game.ts'
export { loadCatalogue } from './load-catalogue.ts'
export { type CatalogueResult, useCatalogue, useCatalogueAddress } from './use-catalogue.ts'
