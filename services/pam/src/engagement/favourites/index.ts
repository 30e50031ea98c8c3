/** A player's favourite games, newest first; changes are idempotent. Spec 3.42, 4.18, 7.22, 7.23. */
export { addFavouriteRoutes } from './favourites.routes.ts'
export { addProviderFavouriteRoute } from './provider-favourite.routes.ts'
export { readFavourites } from './favourites.store.ts'
