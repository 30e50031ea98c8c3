/** Printable ASCII without the backslash, which browsers take for a slash. */
const PLAIN = /^[!-[\]-~]+$/

/** A path of the portal, or an address of one of its own origins; anything else leads nowhere [S6]. */
export function safeAddress(url: string, origins: readonly string[]): string | null {
  const [own] = origins
  if (own === undefined || !PLAIN.test(url) || !URL.canParse(url, own)) return null
  const address = new URL(url, own)
  if (address.username !== '' || address.password !== '' || !origins.includes(address.origin)) return null
  return url.startsWith('/') ? address.pathname + address.search + address.hash : address.href
}
