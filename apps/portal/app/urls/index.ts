/** Addresses by route name, of the operator's pages elsewhere and of games' pictures. Spec 2.24, 2.36, 7.37. */
export { addressOf, inPreview, isPreviewPath, isRouteName, type RouteName } from './addresses.ts'
export { depositAddress, type Here, withWaysBack } from './external-pages.ts'
export { gameImage, gameImageSrcSet } from './game-images.ts'
export { menuTitle } from './menu-title.ts'
