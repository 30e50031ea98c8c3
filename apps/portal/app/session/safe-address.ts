/** Printable ASCII without the backslash, which browsers treat as a slash. */
const PLAIN = /^[!-[\]-~]+$/

/** Returns a path of the portal or a URL of one of its own origins; null for anything else [S6]. */
export function safeAddress(url: string, origins: readonly string[]): string | null {
  const [portalOrigin] = origins
  if (portalOrigin === undefined || !PLAIN.test(url) || !URL.canParse(url, portalOrigin)) return null
  const address = new URL(url, portalOrigin)
  if (address.username !== '' || address.password !== '' || !origins.includes(address.origin)) return null
  return url.startsWith('/') ? address.pathname + address.search + address.hash : address.href
}
