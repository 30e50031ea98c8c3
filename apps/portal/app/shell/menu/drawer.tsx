import { buttonClass, classNames, Panel, Tag } from '@herna/kit'
import { Gift, Medal, Trophy } from '@herna/kit/icons'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { closeModal, type ModalControls } from '../../dialogs/index.ts'
import { AccountLinks } from '../../account-menu/index.ts'
import { ChatMenuEntry } from '../../chat/index.ts'
import { usePreview } from '../../config/index.ts'
import { loginOnClick, useAuth } from '../../session/index.ts'
import { addressOf, inPreview } from '../../urls/index.ts'
import { useTexts } from '../../texts/index.ts'
import { productLinks } from '../header/header-links.ts'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { useShell } from '../use-shell.ts'
import styles from './drawer.module.css'
import { isCurrent } from './is-current.ts'
import { MenuIcon, PageIcon } from './menu-icon.tsx'
import { visibleMenuLinks } from './visible-menu-links.ts'
import { loadApi } from '../../api-loader/index.ts'
import { PageWithWidgets, type WidgetView } from '../../layout-widgets/index.ts'

/** As the bottom bar opens it. */
const DRAWER = { id: 'menu', level: 2000 } as const

interface Entry {
  key: string
  href: string
  title: ReactNode
  icon?: ReactNode
}

function Section({ title, entries }: { title: string; entries: Entry[] }) {
  const preview = usePreview()
  const { pathname } = useLocation()
  if (entries.length === 0) return null
  return (
    <nav className={styles.section} data-origin="drawer" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ key, href, title: name, icon }) => (
          <li key={key}>
            <Link to={inPreview(href, preview)} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
              {icon}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The menu on phones: all links of the bars of a wide screen [2.34]. */
export default function Drawer(controls: ModalControls) {
  const t = useTexts('frame')
  const { pathname } = useLocation()
  const root = useShell()
  const auth = useAuth()
  if (!root) return null
  const { shell, configuration } = root
  const menu = (links: typeof shell.casinoMenu): Entry[] =>
    visibleMenuLinks(links, auth).map(({ id, href, title, image, route }) => ({
      key: id,
      href,
      title,
      icon: <MenuIcon image={image} route={route} />,
    }))
  const others: Entry[] = [
    { key: 'winners', href: addressOf('preview-winners'), title: t('winners'), icon: <Medal size={18} /> },
    { key: 'promotions', href: addressOf('preview-promotions'), title: t('promotions'), icon: <Gift size={18} /> },
    { key: 'tournaments', href: addressOf('preview-tournaments'), title: t('tournaments'), icon: <Trophy size={18} /> },
    ...shell.submenu.map(({ id, href, title, image }) => ({ key: id, href, title, icon: <PageIcon image={image} /> })),
  ]
  const { headerLinks, locale, origin } = configuration
  const products = productLinks(headerLinks, locale.iso, { origin, pathname }).filter(({ isInternal }) => !isInternal)
  return (
    <Panel
      {...controls}
      title={t('menu')}
      closeLabel={t('close')}
      place="side"
      foot={
        <AccountLinks>
          <LoginLink screen="registration" className={buttonClass()}>
            {t('register')}
          </LoginLink>
          <LoginLink screen="login" className={buttonClass({ variant: 'primary' })}>
            {t('log-in')}
          </LoginLink>
        </AccountLinks>
      }
    >
      <ChatMenuEntry onOpen={() => closeModal(DRAWER)} />
      <Section title={t('casino-menu')} entries={menu(shell.casinoMenu)} />
      <Section title={t('live-menu')} entries={menu(shell.liveMenu)} />
      <Section title={t('submenu')} entries={others} />
      {products.length > 0 && (
        <nav className={styles.section} data-origin="drawer" aria-label={t('products')}>
          <h3>{t('products')}</h3>
          <ul>
            {products.map(({ href, label, isNew }) => (
              <li key={href}>
                <a href={href}>
                  {label} {isNew && <Tag tone="new">{t('new')}</Tag>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <MenuWidgets />
      <div className={styles.theme}>
        <span>{t('theme')}</span>
        <ThemeChoice name="drawer-theme" />
      </div>
    </Panel>
  )
}

interface LoginLinkProps {
  screen: 'login' | 'registration'
  className: string
  children: ReactNode
}

/** Opens the login dialog in place of the menu; without scripts it leads to the page about accounts, which `data-opens-over` excludes from prefetching. */
function LoginLink({ screen, className, children }: LoginLinkProps) {
  const account = addressOf('preview-page-slug', { slug: 'ucet' }, usePreview())
  const openLogin = (event: MouseEvent) => {
    loginOnClick(screen)(event)
    if (event.defaultPrevented) closeModal(DRAWER)
  }
  return (
    <Link to={account} className={classNames(className, styles.account)} data-opens-over="" onClick={openLogin}>
      {children}
    </Link>
  )
}

interface MenuPage {
  widgets: readonly WidgetView[]
}

/** Widgets of the layout `Menu`, below the menu's links [3.10]. Optional: when loading fails, nothing is shown. */
function MenuWidgets() {
  const isPreview = usePreview()
  const [page, setPage] = useState<MenuPage | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const { fetchMenuWidgets } = await loadApi()
      setPage(await fetchMenuWidgets(isPreview, controller.signal))
    }
    load().catch(() => undefined)
    return () => controller.abort()
  }, [isPreview])
  return page && page.widgets.length > 0 ? (
    <PageWithWidgets {...page} className={styles.widgets}>
      {null}
    </PageWithWidgets>
  ) : null
}
