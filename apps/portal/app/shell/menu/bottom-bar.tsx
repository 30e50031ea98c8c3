import { Badge } from '@herna/kit'
import { Gift, House, Medal, Menu, Ticket, Volleyball } from '@herna/kit/icons'
import { type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ChatUnreadBadge, useChat } from '../../chat/index.ts'
import { usePromotionsBadge } from '../../promotion-cards/index.ts'
import { useTexts } from '../../texts/index.ts'
import { type PublicConfiguration, usePreview } from '../../config/index.ts'
import { addressOf } from '../../urls/index.ts'
import { productAddress, productLinks } from '../header/header-links.ts'
import styles from './bottom-bar.module.css'
import { Island } from '../../islands/index.ts'
import { isCurrent } from './is-current.ts'
import { useHasNavigated } from './use-has-navigated.ts'
import { lazyDialog, openModal } from '../../dialogs/index.ts'

interface BottomBarProps {
  configuration: PublicConfiguration
  /** The live layout has no winners link [2.34]. */
  live: boolean
}

/** Main navigation on phones [2.34]. Links to other products are shown only if the operator has them. */
export function BottomBar(props: BottomBarProps) {
  const t = useTexts('frame')
  const { unread } = useChat()
  const isCounted = usePromotionsBadge() !== null || unread > 0
  const hasNavigated = useHasNavigated()
  return (
    <Island
      as="nav"
      hydrate="touched"
      isNeeded={isCounted || hasNavigated}
      className={styles.bottom}
      data-origin="bottom-bar"
      aria-label={t('bottom')}
    >
      <BottomLinks {...props} />
    </Island>
  )
}

function BottomLinks({ configuration, live }: BottomBarProps) {
  const t = useTexts('frame')
  const preview = usePreview()
  const { pathname } = useLocation()
  const count = usePromotionsBadge()
  const { headerLinks, locale, origin } = configuration
  const products = productLinks(headerLinks, locale.iso, { origin, pathname })
  const sport = productAddress(products, 'sport')
  const scratchCards = productAddress(products, 'scratch-cards')
  const page = (route: 'preview' | 'preview-winners' | 'preview-promotions', current: string, text: string, icon: ReactNode) => (
    <Link to={addressOf(route, {}, preview)} aria-current={isCurrent(current, pathname) ? 'page' : undefined}>
      {icon}
      {t(text)}
    </Link>
  )
  const product = (href: string | null, text: string, icon: ReactNode) =>
    href && (
      <a href={href}>
        {icon}
        {t(text)}
      </a>
    )
  return (
    <>
      {page('preview', '/', 'domov', <House size={20} />)}
      {!live && page('preview-winners', '/vitazi', 'winners', <Medal size={20} />)}
      {page(
        'preview-promotions',
        '/bonusy',
        'promotions',
        <span className={styles.counted}>
          <Gift size={20} />
          {count && <Badge label={t('promotions-count', { count })}>{count}</Badge>}
        </span>,
      )}
      {product(sport, 'sport', <Volleyball size={20} />)}
      {product(scratchCards, 'scratch-cards', <Ticket size={20} />)}
      <button type="button" onPointerEnter={drawer.preload} onFocus={drawer.preload} onClick={openDrawer} aria-haspopup="dialog">
        <ChatUnreadBadge className={styles.counted}>
          <Menu size={20} />
        </ChatUnreadBadge>
        {t('menu')}
      </button>
    </>
  )
}

const drawer = lazyDialog(() => import('./drawer.tsx'))

/** The menu on phones; its code loads on first use [2.34]. */
function openDrawer(): void {
  const Drawer = drawer.component()
  openModal({ id: 'menu', level: 2000, render: (controls) => <Drawer {...controls} /> })
}
