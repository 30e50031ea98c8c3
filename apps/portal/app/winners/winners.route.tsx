import { chipClass, LinkTabs } from '@herna/kit'
import { NavLink, Outlet, redirect } from 'react-router'
import { PageHead } from '../game-lists/index.ts'
import { useTexts } from '../texts/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf, isPreviewPath, type RouteName } from '../urls/index.ts'
import type { Route } from './+types/winners.route'
import styles from './winners.module.css'

const TABS = [
  { route: 'preview-winners', text: 'recent' },
  { route: 'preview-winners-jackpot', text: 'jackpot' },
  { route: 'preview-winners-hall-of-fame', text: 'hall-of-fame' },
] as const satisfies { route: RouteName; text: string }[]

/** [2.3] Redirects the bare URL to the latest wins, with preview prefix and query. */
export function loader({ url }: Route.LoaderArgs) {
  const preview = isPreviewPath(url.pathname)
  if (url.pathname === addressOf('winners-redirect', {}, preview))
    throw redirect(addressOf('preview-winners', {}, preview) + url.search)
  return null
}

export default function Winners() {
  const t = useTexts('winners')
  const preview = usePreview()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <LinkTabs label={t('lists')}>
        {TABS.map(({ route, text }) => (
          <NavLink key={route} to={addressOf(route, {}, preview)} className={({ isActive }) => chipClass({ selected: isActive })}>
            {t(text)}
          </NavLink>
        ))}
      </LinkTabs>
      <Outlet />
    </div>
  )
}
