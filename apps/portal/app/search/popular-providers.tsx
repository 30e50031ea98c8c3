import type { Catalogue } from '@herna/rules'
import { Link } from 'react-router'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { popularProviders } from './hits.ts'
import { usePanelTexts } from './panel-texts.ts'
import styles from './search-panel.module.css'

/** The providers an editor lists, while nothing is searched [2.38]. A link closes the panel, because it leaves the page. */
export function PopularProviders({ catalogue }: { catalogue: Catalogue }) {
  const t = usePanelTexts()
  const preview = usePreview()
  const origin = useContentOrigin()
  const providers = popularProviders(catalogue)
  if (providers.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="popular-providers">
      <h3 id="popular-providers" className={styles.groupTitle}>
        {t('popular-providers')}
      </h3>
      <ul className={styles.providers}>
        {providers.map(({ id, slug, name, light, dark }) => {
          const alt = t('provider-logo', { name })
          const size = { width: 120, height: 56, loading: 'lazy', decoding: 'async' } as const
          return (
            <li key={id}>
              <Link to={addressOf('preview-providers-slug', { slug }, preview)}>
                <img className={styles.onLight} src={contentImage(origin, light, 240)} alt={alt} {...size} />
                <img className={styles.onDark} src={contentImage(origin, dark, 240)} alt={alt} {...size} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
