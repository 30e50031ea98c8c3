export interface Messages {
  [key: string]: string | Messages
}

/** A text is a string or, in the built portal, a compiled array. */
const isText = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value)

/** Turns keys with dots into nested objects: `{ 'a.b': x }` → `{ a: { b: x } }`. Throws when a key is both a text and a branch. */
export function nestMessages(source: Messages): Messages {
  const root: Messages = {}
  for (const [key, value] of Object.entries(source)) {
    const path = key.split('.')
    const last = path.pop() as string
    let branch = root
    for (const part of path) {
      branch[part] ??= {}
      if (isText(branch[part])) throw new Error(`text key "${key}": a parent key is already a text`)
      branch = branch[part] as Messages
    }
    if (isText(value)) {
      if (last in branch) throw new Error(`text key "${key}" is defined twice`)
      branch[last] = value
    } else {
      const existing = branch[last] as Messages | undefined
      if (isText(existing)) throw new Error(`text key "${key}" is defined twice`)
      branch[last] = { ...existing, ...nestMessages(value as Messages) }
    }
  }
  return root
}
