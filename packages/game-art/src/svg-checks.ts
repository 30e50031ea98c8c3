/** Checks of an SVG for tests: null or an empty list when it is sound. */

/** Tags that do not close in order, or a bare ampersand or angle in text. */
export function malformed(svg: string): string | null {
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
  let end = 0
  for (const match of svg.matchAll(tag)) {
    if (/[<>&]/.test(svg.slice(end, match.index))) return svg.slice(end, match.index + 40)
    end = match.index + match[0].length
    if (match[1]) {
      if (open.pop() !== match[2]) return match[0]
    } else if (!match[4]) open.push(match[2] as string)
  }
  if (end !== svg.trimEnd().length) return svg.slice(end, end + 80)
  return open.length ? `unclosed ${open.join(' ')}` : null
}

const ids = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] as string)

/** References to ids that do not exist. */
export function danglingReferences(svg: string): string[] {
  const known = new Set(ids(svg))
  const asked = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => (match[1] ?? match[2]) as string)
  return [...new Set(asked)].filter((id) => !known.has(id))
}

/** Ids given twice. */
export function repeatedIds(svg: string): string[] {
  const all = ids(svg)
  return [...new Set(all.filter((id, i) => all.indexOf(id) !== i))]
}
