/** Favourite games of a player, newest first. Added once, removed once, whatever is asked twice. Spec 3.42, 4.18, 7.22, 7.23. */
export { addFavouriteRoutes } from './favourites.routes.ts'
export { readFavourites } from './favourites.store.ts'
