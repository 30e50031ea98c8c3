/** SVG checks for tests: they return null or an empty list when the SVG is valid. */

/** The first part with an unbalanced tag or an unescaped `<`, `>` or `&` in text; null when well-formed. */
export function findMalformedPart(svg: string): string | null {
  const openTags: string[] = []
  const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
  let end = 0
  for (const match of svg.matchAll(tag)) {
    if (/[<>&]/.test(svg.slice(end, match.index))) return svg.slice(end, match.index + 40)
    end = match.index + match[0].length
    if (match[1]) {
      if (openTags.pop() !== match[2]) return match[0]
    } else if (!match[4]) openTags.push(match[2] as string)
  }
  if (end !== svg.trimEnd().length) return svg.slice(end, end + 80)
  return openTags.length ? `unclosed ${openTags.join(' ')}` : null
}

const ids = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] as string)

/** References to ids that do not exist. */
export function danglingReferences(svg: string): string[] {
  const definedIds = new Set(ids(svg))
  const referencedIds = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => (match[1] ?? match[2]) as string)
  return [...new Set(referencedIds)].filter((id) => !definedIds.has(id))
}

/** Ids that are defined more than once. */
export function repeatedIds(svg: string): string[] {
  const allIds = ids(svg)
  return [...new Set(allIds.filter((id, i) => allIds.indexOf(id) !== i))]
}
