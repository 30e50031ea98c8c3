/** A player's favourite games: the button, and the list stored by the gateway. States: off, loading, failed, ready. Spec 4.18, 6.2, 6.6, 8.19. */
export { FavouriteButton } from './favourite-button.tsx'
export { plainFavouriteButton } from './plain-favourite-button.tsx'
export { clearFavourites, favouriteCodes, favouritesState, loadFavourites, onFavourites } from './favourites-store.ts'
