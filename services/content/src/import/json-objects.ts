import { StartupError } from '@herna/service-kit'

/** Longest text of one game; a longer one is discarded. */
const MAX_LENGTH = 1_000_000

/** The objects of a JSON array, or concatenated objects, as texts, without reading the whole file into memory; null: one that is too long. */
export async function* jsonObjects(file: string, text: AsyncIterable<string>): AsyncIterable<string | null> {
  const splitter = createSplitter(file)
  for await (const chunk of text) yield* splitter.feed(chunk)
  splitter.end()
}

interface Splitter {
  feed(chunk: string): (string | null)[]
  end(): void
}

function createSplitter(file: string): Splitter {
  let pendingText: string | null = ''
  let depth = 0
  let inString = false
  let escaped = false
  const fail = (reason: string): never => {
    throw new StartupError(`${file}: ${reason}: expected a JSON array of objects`)
  }
  /** True when this character closes an outermost object. */
  const closes = (character: string): boolean => {
    if (inString) {
      if (escaped) escaped = false
      else if (character === '\\') escaped = true
      else if (character === '"') inString = false
      return false
    }
    if (character === '"') inString = true
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    return depth === 0
  }
  const feed = (chunk: string): (string | null)[] => {
    const objects: (string | null)[] = []
    for (const character of chunk) {
      if (depth === 0) {
        if (character === '{') {
          depth = 1
          pendingText = character
        } else if (!/[\s,[\]\uFEFF]/.test(character)) fail(`unexpected ${JSON.stringify(character)}`)
        continue
      }
      if (pendingText !== null) pendingText += character
      if (pendingText !== null && pendingText.length > MAX_LENGTH) pendingText = null
      if (closes(character)) objects.push(pendingText)
    }
    return objects
  }
  return { feed, end: () => void (depth > 0 && fail('ends in the middle of an object')) }
}
