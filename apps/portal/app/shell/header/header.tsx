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

/** Content page about accounts; without scripts the links lead there. */
const ACCOUNT_PAGE = 'ucet'

/** Logo, products, search, and login links or the account area of a player [2.32] [2.33]. */
export function Header({ configuration }: { configuration: PublicConfiguration }) {
  const t = useTexts('frame')
  const preview = usePreview()
  const { pathname } = useLocation()
  const { headerLinks, locale, origin } = configuration
  const header = useRef<HTMLElement>(null)
  useHideOnScroll(header)
  const account = addressOf('preview-page-slug', { slug: ACCOUNT_PAGE }, preview)
  return (
    <header className={styles.header} ref={header}>
      <div className={classNames('wrap', styles.row)}>
        <Logo brand={configuration.brand.name} />
        <ProductNav links={productLinks(headerLinks, locale.iso, { origin, pathname })} />
        <div className={styles.side}>
          <SearchControl />
          <AccountArea>
            <Link
              to={account}
              aria-haspopup="dialog"
              className={classNames(buttonClass(), styles.wide)}
              onClick={loginOnClick('registration')}
            >
              {t('register')}
            </Link>
            <Link
              to={account}
              aria-haspopup="dialog"
              className={buttonClass({ variant: 'primary' })}
              onClick={loginOnClick('login')}
            >
              {t('log-in')}
            </Link>
          </AccountArea>
        </div>
      </div>
    </header>
  )
}

/** Smaller scroll movements (px) are ignored. */
const SCROLL_TOLERANCE = 8

/** On phones the header hides when scrolling down and returns when scrolling up. Set on the element directly to avoid a render per scroll event. */
function useHideOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const phone = window.matchMedia('(max-width: 767px)')
    let previousY = window.scrollY
    const onScroll = () => {
      const currentY = window.scrollY
      if (Math.abs(currentY - previousY) < SCROLL_TOLERANCE) return
      const isHidden = phone.matches && currentY > previousY && currentY > 120
      element.current?.toggleAttribute('data-hidden', isHidden)
      previousY = currentY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [element])
}
