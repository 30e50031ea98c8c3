import { CATALOGUE_FORMAT, type CatalogueFile } from '@herna/contract'
import { type Catalogue, readCatalogue, writeCatalogue } from '@herna/rules'
import type { ContentSnapshot } from '../wires/content-access.ts'
import { catalogueSource } from './catalogue-source.ts'

/** Part of the file's address: another content or another shape of the file is another file. */
export const catalogueVersion = ({ version }: ContentSnapshot): string => `${version}.${CATALOGUE_FORMAT}`

const files = new WeakMap<ContentSnapshot, CatalogueFile>()
const catalogues = new WeakMap<ContentSnapshot, Catalogue>()

export function catalogueFileOf(content: ContentSnapshot): CatalogueFile {
  const file = files.get(content) ?? writeCatalogue(catalogueSource(content))
  files.set(content, file)
  return file
}

/** The catalogue of a snapshot, for loaders: made once, and the same that browsers read from the file. */
export function catalogueOf(content: ContentSnapshot): Catalogue {
  const catalogue = catalogues.get(content) ?? readCatalogue(catalogueFileOf(content))
  catalogues.set(content, catalogue)
  return catalogue
}
