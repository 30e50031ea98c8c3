import { createReadStream } from 'node:fs'
import { StartupError } from '@herna/service-kit'

/** Longest text of one game; a file that is no list of objects is found out before it fills the memory. */
const LONGEST = 1_000_000

/** The elements of a JSON array of objects, or objects one after another, as texts, without ever holding the whole file. */
export async function* jsonObjects(file: string): AsyncIterable<string> {
  const splitter = createSplitter(file)
  for await (const chunk of createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>) yield* splitter.feed(chunk)
  splitter.end()
}

interface Splitter {
  feed(chunk: string): string[]
  end(): void
}

function createSplitter(file: string): Splitter {
  let held = ''
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
  const feed = (chunk: string): string[] => {
    const found: string[] = []
    for (const character of chunk) {
      if (depth === 0) {
        if (character === '{') {
          depth = 1
          held = character
        } else if (!/[\s,[\]\uFEFF]/.test(character)) fail(`unexpected ${JSON.stringify(character)}`)
        continue
      }
      held += character
      if (held.length > LONGEST) fail('an object is longer than a megabyte')
      if (closes(character)) found.push(held)
    }
    return found
  }
  return { feed, end: () => void (depth > 0 && fail('ends in the middle of an object')) }
}
