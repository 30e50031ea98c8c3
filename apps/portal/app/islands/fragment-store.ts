import type { ReactNode } from 'react'
import type { Fragments } from './fragments.tsx'

/**
 * Keeps rendered parts of pages by key. A key names the content, so parts survive a change of other content. At most `maxLength` characters of them: parts that no page
 * has used since as much again was rendered are dropped.
 */
export function createFragmentStore(renderToString: (node: ReactNode) => string, maxLength: number): Fragments {
  let current = new Map<string, string>()
  let previous = new Map<string, string>()
  let length = 0
  const keep = (key: string, html: string): void => {
    length += key.length + html.length
    if (length > maxLength / 2) {
      previous = current
      current = new Map()
      length = key.length + html.length
    }
    current.set(key, html)
  }
  return {
    html(key, render) {
      const known = current.get(key)
      if (known !== undefined) return known
      const html = previous.get(key) ?? inOnePiece(renderToString(render()))
      keep(key, html)
      return html
    },
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** V8 keeps a string that was put together as a tree of its pieces; the tree of a part takes more memory than its text [P14]. */
const inOnePiece = (text: string): string => decoder.decode(encoder.encode(text))
