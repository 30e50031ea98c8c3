/** True when the current page is the menu item's page or below it. A lobby is current only on its own page. */
export function isCurrent(href: string, pathname: string): boolean {
  const path = (pathname.replace(/^\/preview(?=\/|$)/, '') || '/').replace(/(.)\/+$/, '$1')
  if (href === '/' || href === '/kasino-zive') return path === href
  return path === href || path.startsWith(`${href}/`)
}
