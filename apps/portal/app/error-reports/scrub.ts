/** Texts of errors may repeat what a player typed or a host returned, so everything that may be data is removed, not only what looks secret [S17]. */

const RULES: readonly (readonly [RegExp, string])[] = [
  // What an error quotes is data: a value, a part of a reply.
  [/"[^"]*"|'[^']*'|`[^`]*`|„[^“”]*[“”]|“[^”]*”|«[^»]*»/g, '[text]'],
  // Of an address its path is enough; query and fragment may hold tokens [S7].
  [/([a-z][a-z+.-]*:\/\/)(?:[^\s/?#@]*@)?([^\s?#]*)[?#]\S*/gi, '$1$2'],
  [/[^\s@]+@[^\s@]+/g, '[e-mail]'],
  [/[\w-]{20,}[\w.=/+-]*/g, '[token]'],
  [/\+?\d[\d /-]{4,}\d/g, '[number]'],
  // Two words with capital letters: a name.
  [/\p{Lu}\p{L}+\s+\p{Lu}\p{L}+/gu, '[name]'],
]
const MAX_LENGTH = 300

/** The text without quoted values, queries, e-mail addresses, tokens, long numbers and names. */
export function scrubbed(text: string): string {
  // Cut first, so that a long text costs no more than a short one [S15].
  const short = text.slice(0, MAX_LENGTH)
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), short)
}

/** The path of an address, scrubbed. */
export const scrubbedPath = (path: string): string => scrubbed(path.split(/[?#]/, 1)[0] ?? '')
