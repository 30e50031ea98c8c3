import { buttonClass, classNames } from '@herna/kit'
import { type RefObject, useEffect, useRef } from 'react'
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

/** Scrolling less than this is a resting thumb, not a direction. */
const SLACK = 8

/** On phones the header makes room on the way down and returns on the way up. Written to the element itself: no render per scroll. */
function useScrollAway(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const phone = window.matchMedia('(max-width: 767px)')
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < SLACK) return
      const away = phone.matches && now > last && now > 120
      element.current?.toggleAttribute('data-away', away)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [element])
}
