import { classNames, LiveDot, Tag } from '@herna/kit'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../texts/index.ts'
import { inPreview } from '../../wires/addresses.ts'
import { usePreview } from '../../wires/page-facts.ts'
import { Disclosure } from './disclosure.tsx'
import styles from './header.module.css'
import { currentProduct, type ProductLink } from './header-links.ts'
import { useFitting } from './use-fitting.ts'

interface ItemProps {
  link: ProductLink
  current: boolean
  children?: ReactNode
}

function ProductItem({ link, current, children }: ItemProps) {
  const preview = usePreview()
  const look = { className: styles.link, 'aria-current': current ? ('true' as const) : undefined }
  const inside = (
    <>
      {link.product.startsWith('live') && <LiveDot />}
      {link.label}
      {children}
    </>
  )
  return link.isInternal ? (
    <Link to={inPreview(link.href, preview)} prefetch="intent" {...look}>
      {inside}
    </Link>
  ) : (
    <a href={link.href} {...look}>
      {inside}
    </a>
  )
}

/** Pixels between links; the same in the style sheet. */
const GAP = 4

/** The operator's products; those that do not fit move into an overflow menu [2.32]. */
export function ProductNav({ links }: { links: ProductLink[] }) {
  const t = useTexts('frame')
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const fitting = useFitting(list, more, GAP)
  const current = currentProduct(links, pathname.replace(/^\/preview(?=\/|$)/, '') || '/')
  const beyond = fitting === null ? [] : links.slice(fitting.count)
  const item = (link: ProductLink, hidden = false) => (
    <li key={link.href} className={classNames(hidden && styles.beyond)}>
      <ProductItem link={link} current={link === current}>
        {link.isNew && <Tag tone="new">{t('new')}</Tag>}
      </ProductItem>
    </li>
  )
  return (
    <nav className={styles.products} aria-label={t('products')}>
      <ul className={styles.links} ref={list} style={beyond.length > 0 ? { width: fitting?.width } : undefined}>
        {links.map((link, index) => item(link, fitting !== null && index >= fitting.count))}
      </ul>
      <div ref={more} className={classNames(styles.more, beyond.length === 0 && styles.beyond)}>
        <Disclosure
          className={styles.link}
          label={
            <>
              {t('more')} <ChevronDown size={16} />
            </>
          }
        >
          {beyond.map((link) => item(link))}
        </Disclosure>
      </div>
    </nav>
  )
}
