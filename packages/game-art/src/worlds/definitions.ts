/** Definitions that shapes refer to, collected while drawing. */
export interface Definitions {
  add(markup: (id: string) => string): string
  readonly markup: string
}
export function definitions(): Definitions {
  const ids = new Map<string, string>()
  let markup = ''
  return {
    add(write) {
      const key = write('')
      const known = ids.get(key)
      if (known) return known
      const id = `w${ids.size.toString(36)}`
      ids.set(key, id)
      markup += write(id)
      return id
    },
    get markup() {
      return markup
    },
  }
}
