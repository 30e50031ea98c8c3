/**
 * The query parameters that pages read. A page's key holds these alone, in order, so that an advertiser's or an attacker's parameters
 * neither split the cache nor reach a cached page.
 */
const KNOWN_PARAMETERS: readonly string[] = ['_routes', 'list', 'strana']

/** The address as pages know it: path and known parameters. `dropped` when the visitor's had more. */
export function pageKey(path: string, query: string): { key: string; dropped: boolean } {
  if (!query) return { key: path, dropped: false }
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  for (const name of KNOWN_PARAMETERS) {
    const value = given.get(name)
    if (value !== null) known.set(name, value)
  }
  const dropped = [...given.keys()].length !== [...known.keys()].length
  return { key: known.size > 0 ? `${path}?${known}` : path, dropped }
}
