import { CATALOGUE_COLUMNS, CATALOGUE_FORMAT, type CatalogueFile } from '@herna/contract'
import type { Catalogue } from './catalogue.ts'
import { lazyCatalogue } from './lazy-catalogue.ts'
import { arePlanes } from './letters.ts'

/** The file has another format or is damaged. */
export class CatalogueUnreadable extends Error {
  override name = 'CatalogueUnreadable'
}

/** Parses the text of a catalogue file. Throws `CatalogueUnreadable`. */
export function readCatalogueText(text: string): Catalogue {
  let file: CatalogueFile
  try {
    file = JSON.parse(text) as CatalogueFile
  } catch (error) {
    throw new CatalogueUnreadable('no JSON', { cause: error })
  }
  return readCatalogue(file)
}

/**
 * The catalogue of a parsed file. Throws only `CatalogueUnreadable`, whatever the input. Only the shape is checked here; columns
 * and bit sets are built on first use, so that a slow phone pays only for what it uses.
 */
export function readCatalogue(file: CatalogueFile): Catalogue {
  if (file?.format !== CATALOGUE_FORMAT) throw new CatalogueUnreadable(`format ${String(file?.format)}`)
  try {
    checkShape(file)
    return lazyCatalogue(file)
  } catch (error) {
    throw error instanceof CatalogueUnreadable ? error : new CatalogueUnreadable('damaged', { cause: error })
  }
}

const LISTS = ['types', 'versions', 'labels', 'jackpots', 'providers', 'categories', 'collections', 'languages'] as const

function checkShape(file: CatalogueFile): void {
  const refuse = (part: string) => {
    throw new CatalogueUnreadable(part)
  }
  if (!LISTS.every((list) => Array.isArray(file[list])) || !file.settings.search) refuse('lists')
  if (![file.dealers, file.tableImages, file.maintenance].every((texts) => texts !== null && typeof texts === 'object'))
    refuse('texts')
  if (![...file.categories, ...file.collections].every(({ games }) => typeof games === 'string')) refuse('members')
  for (const name of CATALOGUE_COLUMNS) {
    const { values, at } = file.columns[name]
    if (!values.every(Number.isFinite) || !arePlanes(at, values.length, file.size)) refuse(`column ${name}`)
  }
}
