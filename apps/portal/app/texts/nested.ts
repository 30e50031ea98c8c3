export interface Messages {
  [key: string]: string | Messages
}

/** A text: as it was written, or, in the built portal, parsed already into an array. */
const isText = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value)

/** Keys written with dots become branches: `{ 'a.b': x }` → `{ a: { b: x } }`. A key that is both a text and a branch is a mistake. */
export function nested(source: Messages): Messages {
  const root: Messages = {}
  for (const [key, value] of Object.entries(source)) {
    const path = key.split('.')
    const last = path.pop() as string
    let branch = root
    for (const part of path) {
      branch[part] ??= {}
      if (isText(branch[part])) throw new Error(`Text key "${key}" goes through a text`)
      branch = branch[part] as Messages
    }
    if (isText(value)) {
      if (last in branch) throw new Error(`Text key "${key}" is given twice`)
      branch[last] = value
    } else {
      const under = branch[last] as Messages | undefined
      if (isText(under)) throw new Error(`Text key "${key}" is given twice`)
      branch[last] = { ...under, ...nested(value as Messages) }
    }
  }
  return root
}
