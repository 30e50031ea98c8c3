/** Reading the catalogue file: loaded by the browser only when the catalogue is. */
export { CatalogueUnreadable, readCatalogue } from './read-catalogue.ts'
