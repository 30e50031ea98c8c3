/** The current page, for return links; the same on the server and in the browser. */
export interface PageLocation {
  /** The portal's own origin. */
  origin: string
  pathname: string
}

/** Adds `close_url` and `back_url` to an external page of the operator (prematch, deposit) [2.36]. The query of the current page is not passed on. */
export function withReturnLinks(href: string, { origin, pathname }: PageLocation): string {
  const address = new URL(href)
  address.searchParams.set('close_url', new URL('/', origin).href)
  address.searchParams.set('back_url', new URL(pathname, origin).href)
  return address.href
}

/** URL of the deposit page with return links, `clientType` and `clientPlatform` [2.36]. */
export function depositAddress(href: string, location: PageLocation, clientPlatform: 'mobile' | 'web'): string {
  const address = new URL(withReturnLinks(href, location))
  address.searchParams.set('clientType', 'casino')
  address.searchParams.set('clientPlatform', clientPlatform)
  return address.href
}
