import { MaskIcon } from '@herna/kit'
import { Layers } from '@herna/kit/icons'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { addressOf, inPreview } from '../urls/index.ts'
import type { CollectionCardView, ProviderCardView } from './card-view.ts'
import styles from './cards.module.css'

/** Cards of collections; the container decides the layout (row or grid). */
export function CollectionCards({ collections, className }: { collections: readonly CollectionCardView[]; className?: string }) {
  const t = useTexts('catalogue')
  const preview = usePreview()
  const origin = useContentOrigin()
  return (
    <ul className={className}>
      {collections.map((collection) => (
        <li key={collection.id}>
          <Link className={styles.collection} to={inPreview(collection.href, preview)}>
            <span className={styles.icon}>
              {collection.icon ? (
                <MaskIcon src={contentImage(origin, collection.icon)} size={40} />
              ) : (
                <Layers size={24} aria-hidden="true" />
              )}
            </span>
            <span className={styles.title}>{collection.title}</span>
            <small>{t('games', { count: collection.games })}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Cards of providers: the logo matches the theme and its alt text is the name [3.25], which is also readable below it while logos load. */
export function ProviderCards({ providers, className }: { providers: readonly ProviderCardView[]; className?: string }) {
  const t = useTexts('catalogue')
  const preview = usePreview()
  return (
    <ul className={className}>
      {providers.map((provider) => (
        <li key={provider.id}>
          <Link className={styles.provider} to={addressOf('preview-providers-slug', { slug: provider.slug }, preview)}>
            <ProviderLogo provider={provider} />
            <b aria-hidden="true">{provider.name}</b>
            <small>{t('games', { count: provider.games })}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Both logos are in the HTML and CSS shows the theme's one; the other is not loaded, because it is lazy and not displayed. */
export function ProviderLogo({ provider }: { provider: Pick<ProviderCardView, 'name' | 'light' | 'dark'> }) {
  const origin = useContentOrigin()
  const size = { width: 120, height: 56, loading: 'lazy', decoding: 'async' } as const
  return (
    <span className={styles.logo}>
      <img className={styles.onLight} src={contentImage(origin, provider.light, 240)} alt={provider.name} {...size} />
      <img className={styles.onDark} src={contentImage(origin, provider.dark, 240)} alt={provider.name} {...size} />
    </span>
  )
}
