import type { CatalogueFile } from '@herna/contract'
import { type Catalogue, readCatalogue, writeCatalogue } from '@herna/rules'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { catalogueSource } from './catalogue-source.ts'

/** The served file's text and its fingerprint. */
interface ServedCatalogue {
  text: string
  fingerprint: string
}
const catalogueFiles = new WeakMap<ContentSnapshot, CatalogueFile>()
const servedCatalogues = new WeakMap<ContentSnapshot, Promise<ServedCatalogue>>()
const catalogues = new WeakMap<ContentSnapshot, Catalogue>()

function catalogueFileOf(content: ContentSnapshot): CatalogueFile {
  const file = catalogueFiles.get(content) ?? writeCatalogue(catalogueSource(content))
  catalogueFiles.set(content, file)
  return file
}

/** The catalogue of a snapshot, for loaders; built once and equal to what browsers read from the file. */
export function catalogueOf(content: ContentSnapshot): Catalogue {
  const catalogue = catalogues.get(content) ?? readCatalogue(catalogueFileOf(content))
  catalogues.set(content, catalogue)
  return catalogue
}

/** The catalogue file of a snapshot, built once. */
export function servedCatalogue(content: ContentSnapshot): Promise<ServedCatalogue> {
  const file = servedCatalogues.get(content) ?? buildServedCatalogue(content)
  servedCatalogues.set(content, file)
  return file
}

/**
 * The fingerprint is a hash of the bytes, not the content's version, because the file also depends on lists that failed to load and on
 * the code that writes it.
 */
async function buildServedCatalogue(content: ContentSnapshot): Promise<ServedCatalogue> {
  const text = JSON.stringify(catalogueFileOf(content))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest, 0, 15)))
  return { text, fingerprint: base64.replaceAll('+', '-').replaceAll('/', '_') }
}

/** Fingerprint in the file's URL; a page carries it to load the catalogue of its own content. */
export const catalogueFingerprint = async (content: ContentSnapshot): Promise<string> =>
  (await servedCatalogue(content)).fingerprint
