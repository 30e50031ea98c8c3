/** URLs: pages by route name, external pages of the operator, game images. Spec 2.24, 2.36, 7.37. */
export { addressOf, inPreview, isPreviewPath, isRouteName, type RouteName } from './addresses.ts'
export { depositAddress, type PageLocation, withReturnLinks } from './external-pages.ts'
export { gameImage, gameImageSrcSet, withArtVersion } from './game-images.ts'
export { menuTitle } from './menu-title.ts'
export { routeAt } from './route-at.ts'
export { myTablesAddress, TABLES_PARAMETER } from './my-tables-address.ts'
