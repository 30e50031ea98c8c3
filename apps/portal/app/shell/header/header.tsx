import { buttonClass, classNames } from '@herna/kit'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountArea } from '../../account-menu/index.ts'
import { type PublicConfiguration, usePreview } from '../../config/index.ts'
import { loginOnClick } from '../../session/index.ts'
import { addressOf } from '../../urls/index.ts'
import { SearchControl } from '../../search/index.ts'
import { useTexts } from '../../texts/index.ts'
import { productLinks } from './header-links.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { ProductNav } from './product-nav.tsx'
import { useScrollAway } from './use-scroll-away.ts'

/** The page that says how to get an account; where nothing is alive yet, the links lead there. */
const ACCOUNT_PAGE = 'ucet'

/** Logo, products, and the way to an account, or what a player has of it [2.32] [2.33]. */
export function Header({ configuration }: { configuration: PublicConfiguration }) {
  const t = useTexts('frame')
  const preview = usePreview()
  const { pathname } = useLocation()
  const { headerLinks, locale, origin } = configuration
  const header = useRef<HTMLElement>(null)
  useScrollAway(header)
  const account = addressOf('preview-page-slug', { slug: ACCOUNT_PAGE }, preview)
  return (
    <header className={styles.header} ref={header}>
      <div className={classNames('wrap', styles.row)}>
        <Logo brand={configuration.brand.name} />
        <ProductNav links={productLinks(headerLinks, locale.iso, { origin, pathname })} />
        <div className={styles.side}>
          <SearchControl />
          <AccountArea configuration={configuration}>
            <Link
              to={account}
              className={classNames(buttonClass(), styles.wide)}
              prefetch="intent"
              onClick={loginOnClick('registration')}
            >
              {t('register')}
            </Link>
            <Link to={account} className={buttonClass({ variant: 'primary' })} prefetch="intent" onClick={loginOnClick('login')}>
              {t('log-in')}
            </Link>
          </AccountArea>
        </div>
      </div>
    </header>
  )
}
