import { isAllowedOrigin } from '@herna/rules'

/** The path an embedded page requests to navigate to; null unless it is on the portal itself [S6]. */
export function pathOnPortal(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null
  const address = new URL(url, origin)
  return isAllowedOrigin(address.href, [origin]) ? address.pathname + address.search + address.hash : null
}
