export interface Messages {
  [key: string]: string | Messages
}

/** Keys written with dots become branches: `{ 'a.b': x }` → `{ a: { b: x } }`. A key that is both a text and a branch is a mistake. */
export function nested(source: Messages): Messages {
  const root: Messages = {}
  for (const [key, value] of Object.entries(source)) {
    const path = key.split('.')
    const last = path.pop() as string
    let branch = root
    for (const part of path) {
      branch[part] ??= {}
      if (typeof branch[part] === 'string') throw new Error(`Text key "${key}" goes through a text`)
      branch = branch[part]
    }
    if (typeof value === 'string') {
      if (last in branch) throw new Error(`Text key "${key}" is given twice`)
      branch[last] = value
    } else {
      const under = branch[last]
      if (typeof under === 'string') throw new Error(`Text key "${key}" is given twice`)
      branch[last] = { ...under, ...nested(value) }
    }
  }
  return root
}
