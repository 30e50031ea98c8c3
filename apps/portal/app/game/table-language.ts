import type { LiveTable } from '@herna/contract/live-feed'
import type { TileView } from './tile-view.ts'

interface TableLanguage {
  name: string
  /** Shown when there is no flag. */
  code: string
  flag: string | null
}

/** Made with the first language that the catalogue does not know: the first `Intl` object of a page makes the browser load its tables (docs/decisions/0048). */
let names: Intl.DisplayNames | undefined
/** Looked up once: each update of a table asks for its language twice. */
const knownNames = new Map<string, string>()

/** The language spoken at a table now; null without a dealer. Its flag is known when the catalogue gives the game the same language. */
export function tableLanguage(
  { language }: Pick<TileView, 'language'>,
  { Language: code, Dealer }: Pick<LiveTable, 'Language' | 'Dealer'>,
): TableLanguage | null {
  if (code === null || Dealer === null) return null
  if (language?.code === code) return language
  return { name: nameOf(code), code, flag: null }
}

/** The code itself for what is no language code. */
function nameOf(code: string): string {
  let name = knownNames.get(code)
  if (name === undefined) {
    try {
      names ??= new Intl.DisplayNames('sk', { type: 'language' })
      name = names.of(code) ?? code
    } catch {
      name = code
    }
    knownNames.set(code, name)
  }
  return name
}
