import { Badge } from '@herna/kit'
import { Ellipsis, Gift, Medal, Trophy } from '@herna/kit/icons'
import { Link, useLocation } from 'react-router'
import { ChatButton } from '../../chat/index.ts'
import { usePromotionsBadge } from '../../promotion-cards/index.ts'
import { Island } from '../../islands/index.ts'
import { useTexts } from '../../texts/index.ts'
import { usePreview } from '../../config/index.ts'
import { SessionTimer } from '../../responsible-gaming/index.ts'
import { addressOf, inPreview, type RouteName } from '../../urls/index.ts'
import { OverflowList } from '../header/overflow-list.tsx'
import { ThemeButton } from '../theme/theme-button.tsx'
import { isCurrent } from './is-current.ts'
import styles from './menu.module.css'
import { PageIcon } from './menu-icon.tsx'
import type { SubMenuLink } from './submenu-links.ts'

const FIXED = [
  { route: 'preview-winners', text: 'winners', Icon: Medal },
  { route: 'preview-promotions', text: 'promotions', Icon: Gift },
  { route: 'preview-tournaments', text: 'tournaments', Icon: Trophy },
] as const satisfies { route: RouteName; text: string; Icon: unknown }[]

/** Winners, promotions and tournaments, then the editors' links as far as they fit, the session timer, the chat and the theme button [2.30] [2.34] [2.35]. The badge counts bonuses and joined promotions, so guests have none. Not displayed on phones, so it never hydrates there. */
export function SubMenu({ links }: { links: readonly SubMenuLink[] }) {
  const t = useTexts('frame')
  return (
    <Island as="nav" hydrate="near" className={styles.submenu} data-origin="sub-menu" aria-label={t('submenu')}>
      <SubMenuContent links={links} />
    </Island>
  )
}

function SubMenuContent({ links }: { links: readonly SubMenuLink[] }) {
  const t = useTexts('frame')
  const preview = usePreview()
  const { pathname } = useLocation()
  const count = usePromotionsBadge()
  const editorLinks = links.map(({ id, href, title, image }) => ({
    key: id,
    node: (
      <Link to={inPreview(href, preview)} className={styles.sublink}>
        <PageIcon image={image} />
        {title}
      </Link>
    ),
  }))
  return (
    <>
      {FIXED.map(({ route, text, Icon }) => (
        <Link
          key={route}
          to={addressOf(route, {}, preview)}
          className={styles.sublink}
          title={t(text)}
          aria-current={isCurrent(route === 'preview-winners' ? '/vitazi' : addressOf(route), pathname) ? 'page' : undefined}
        >
          <Icon size={20} />
          <span>{t(text)}</span>
          {route === 'preview-promotions' && count && (
            <Badge className={styles.count} label={t('promotions-count', { count })}>
              {count}
            </Badge>
          )}
        </Link>
      ))}
      {links.length > 0 && (
        <div className={styles.editorLinks}>
          <OverflowList items={editorLinks} className={styles.sublink} name={t('more-pages')} label={<Ellipsis size={20} />} />
        </div>
      )}
      <SessionTimer />
      <ChatButton />
      <ThemeButton />
    </>
  )
}
