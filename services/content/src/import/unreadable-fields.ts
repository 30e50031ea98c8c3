import type { Fields } from './mapping.ts'

/** Stands where bytes could not be read. */
const REPLACEMENT = 0xfffd

/** What is wrong with the characters of a row, by field. */
export function unreadableFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, text]) => {
    const found = text.isWellFormed() ? firstUnreadable(text) : REPLACEMENT
    if (found === null) return []
    const code = found.toString(16).toUpperCase().padStart(4, '0')
    return [`${field}: holds a character that cannot be stored (U+${code})`]
  })
}

function firstUnreadable(text: string): number | null {
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    if (isControl(code) || code === REPLACEMENT) return code
  }
  return null
}

/** NUL, which no database stores, and its kind. Tabs and line breaks are text. */
const isControl = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) || (code >= 0x7f && code <= 0x9f)
