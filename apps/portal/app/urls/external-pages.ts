/** Where the visitor is, as another site would lead them back: the same on the server and in the browser. */
export interface Here {
  /** The portal's own origin. */
  origin: string
  pathname: string
}

/** A page of the operator's elsewhere (prematch, deposit) knows where its close and its back button lead [2.36]. The query of this page stays here. */
export function withWaysBack(href: string, { origin, pathname }: Here): string {
  const address = new URL(href)
  address.searchParams.set('close_url', new URL('/', origin).href)
  address.searchParams.set('back_url', new URL(pathname, origin).href)
  return address.href
}

/** The deposit page is told, too, what it is shown in [2.36]. */
export function depositAddress(href: string, here: Here, clientPlatform: 'mobile' | 'web'): string {
  const address = new URL(withWaysBack(href, here))
  address.searchParams.set('clientType', 'casino')
  address.searchParams.set('clientPlatform', clientPlatform)
  return address.href
}
