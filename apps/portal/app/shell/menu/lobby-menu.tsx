import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useAuth } from '../../session/index.ts'
import { usePreview } from '../../config/index.ts'
import { inPreview } from '../../urls/index.ts'
import { Island } from '../../islands/index.ts'
import { isCurrent } from './is-current.ts'
import styles from './menu.module.css'
import { MenuIcon } from './menu-icon.tsx'
import type { MenuLink } from './menu-links.ts'
import { useHasNavigated } from './use-has-navigated.ts'
import { visibleMenuLinks } from './visible-menu-links.ts'

/**
 * The menu of a lobby [2.27] [2.28]; scrolls horizontally to the current item. A guest's menu is the server's HTML until it is touched: CSS hides the
 * personal items.
 */
export function LobbyMenu({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const { pathname } = useLocation()
  const isNeeded = useAuth() === 'authenticated'
  const hasNavigated = useHasNavigated()
  const preview = usePreview()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = menu.current
    const current = element?.querySelector<HTMLElement>('[aria-current]')
    if (!element || !current || !pathname) return
    const scrollTarget = current.offsetLeft + current.offsetWidth - element.clientWidth + 60
    if (current.offsetLeft < element.scrollLeft || scrollTarget > element.scrollLeft)
      element.scrollLeft = Math.max(0, scrollTarget)
  }, [pathname])
  const fragment = import.meta.env.SSR
    ? JSON.stringify(['menu', preview, links, links.map(({ href }) => isCurrent(href, pathname))])
    : ''
  return (
    <Island
      as="nav"
      hydrate="touched"
      fragment={fragment}
      isNeeded={isNeeded || hasNavigated}
      className={styles.menu}
      data-origin="menu"
      aria-label={label}
      ref={menu}
    >
      <MenuItems links={links} />
    </Island>
  )
}

function MenuItems({ links }: { links: readonly MenuLink[] }) {
  const preview = usePreview()
  const { pathname } = useLocation()
  const auth = useAuth()
  return visibleMenuLinks(links, auth).map((link) => (
    <Link
      key={link.id}
      className={link.personal && styles.personal}
      data-pending={auth === 'pending' || undefined}
      to={inPreview(link.href, preview)}
      aria-current={isCurrent(link.href, pathname) ? 'page' : undefined}
    >
      <MenuIcon image={link.image} route={link.route} />
      {link.title}
    </Link>
  ))
}
