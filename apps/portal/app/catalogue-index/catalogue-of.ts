import type { CatalogueFile } from '@herna/contract'
import { type Catalogue, readCatalogue, writeCatalogue } from '@herna/rules'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { catalogueSource } from './catalogue-source.ts'

/** What the route serves: the text, and the fingerprint it is served under. */
interface ServedCatalogue {
  text: string
  fingerprint: string
}
const written = new WeakMap<ContentSnapshot, CatalogueFile>()
const served = new WeakMap<ContentSnapshot, Promise<ServedCatalogue>>()
const catalogues = new WeakMap<ContentSnapshot, Catalogue>()

function writtenOf(content: ContentSnapshot): CatalogueFile {
  const file = written.get(content) ?? writeCatalogue(catalogueSource(content))
  written.set(content, file)
  return file
}

/** The catalogue of a snapshot, for loaders: made once, and the same that browsers read from the file. */
export function catalogueOf(content: ContentSnapshot): Catalogue {
  const catalogue = catalogues.get(content) ?? readCatalogue(writtenOf(content))
  catalogues.set(content, catalogue)
  return catalogue
}

/** The file of a snapshot, made once. */
export function servedCatalogue(content: ContentSnapshot): Promise<ServedCatalogue> {
  const file = served.get(content) ?? serve(content)
  served.set(content, file)
  return file
}

/**
 * The fingerprint is of the bytes, not the content's version: whatever the file depends on (content, a list that could not be had, the
 * program that writes it), other bytes have another address, and the same bytes keep theirs.
 */
async function serve(content: ContentSnapshot): Promise<ServedCatalogue> {
  const text = JSON.stringify(writtenOf(content))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const letters = btoa(String.fromCharCode(...new Uint8Array(digest, 0, 15)))
  return { text, fingerprint: letters.replaceAll('+', '-').replaceAll('/', '_') }
}

/** Part of the address of the file: the page that carries it finds the file of its own content. */
export const catalogueFingerprint = async (content: ContentSnapshot): Promise<string> =>
  (await servedCatalogue(content)).fingerprint
