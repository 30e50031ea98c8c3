/** Reads the catalogue file; a separate entry, because the browser loads it only with the catalogue. */
export { readCatalogueText } from './read-catalogue.ts'
