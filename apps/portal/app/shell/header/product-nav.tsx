import { LiveDot, Tag } from '@herna/kit'
import { ChevronDown } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Island } from '../../islands/index.ts'
import { useTexts } from '../../texts/index.ts'
import { usePreview } from '../../config/index.ts'
import { inPreview } from '../../urls/index.ts'
import styles from './header.module.css'
import { currentProduct, type ProductLink } from './header-links.ts'
import { OverflowList } from './overflow-list.tsx'

interface ItemProps {
  link: ProductLink
  current: boolean
  children?: ReactNode
}

function ProductItem({ link, current, children }: ItemProps) {
  const preview = usePreview()
  const linkProps = { className: styles.link, 'aria-current': current ? ('true' as const) : undefined }
  const content = (
    <>
      {link.product.startsWith('live') && <LiveDot />}
      {link.label}
      {children}
    </>
  )
  return link.isInternal ? (
    <Link to={inPreview(link.href, preview)} {...linkProps}>
      {content}
    </Link>
  ) : (
    <a href={link.href} {...linkProps}>
      {content}
    </a>
  )
}

/** The operator's products; those that do not fit are in an overflow menu [2.32]. Not displayed on phones, so it never hydrates there. */
export function ProductNav({ links }: { links: ProductLink[] }) {
  const t = useTexts('frame')
  return (
    <Island as="nav" hydrate="near" className={styles.products} aria-label={t('products')}>
      <ProductList links={links} />
    </Island>
  )
}

function ProductList({ links }: { links: ProductLink[] }) {
  const t = useTexts('frame')
  const { pathname } = useLocation()
  const current = currentProduct(links, pathname.replace(/^\/preview(?=\/|$)/, '') || '/')
  const items = links.map((link) => ({
    key: link.href,
    node: (
      <ProductItem link={link} current={link === current}>
        {link.isNew && <Tag tone="new">{t('new')}</Tag>}
      </ProductItem>
    ),
  }))
  return (
    <OverflowList
      items={items}
      className={styles.link}
      label={
        <>
          {t('more')} <ChevronDown size={16} />
        </>
      }
    />
  )
}
