import type { Fields } from './mapping.ts'

/** Control characters, NUL first of all, which no database stores; and U+FFFD, which stands where bytes could not be read. Tabs and line breaks are text. */
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/u

/** What is wrong with the characters of a row, by field. */
export function unreadableFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, text]) => {
    const found = text.isWellFormed() ? UNREADABLE.exec(text)?.[0] : '\ufffd'
    if (found === undefined) return []
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return [`${field}: holds a character that cannot be stored (U+${code})`]
  })
}
