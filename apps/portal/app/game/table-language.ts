import type { LiveTable } from '@herna/contract/live-feed'
import type { TileView } from './tile-view.ts'

interface TableLanguage {
  name: string
  /** Shown when there is no flag. */
  code: string
  flag: string | null
}

const names = new Intl.DisplayNames('sk', { type: 'language' })
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
      name = names.of(code) ?? code
    } catch {
      name = code
    }
    knownNames.set(code, name)
  }
  return name
}
