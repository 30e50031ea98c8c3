/** Reading the catalogue file: loaded by the browser only when the catalogue is. */
export { readCatalogueText } from './read-catalogue.ts'
