import { ERROR_KEYS } from '@herna/contract'
import { classNames, EmptyState } from '@herna/kit'
import { ScrollText } from '@herna/kit/icons'
import { data, Link } from 'react-router'
import { breadcrumbs, pageMeta } from '../seo/index.ts'
import { usePageTexts } from './page-texts.ts'
import texts from '../texts/sk-SK/pages.json'
import { usePreview } from '../config/index.ts'
import { readConfiguration, readContent } from '../loader-context/index.ts'
import { addressOf } from '../urls/index.ts'
import type { Route } from './+types/game-rules.route'
import { Contents } from './contents.tsx'
import styles from './long-text.module.css'
import { RichText } from '../rich-text/index.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { legalRules, missing } = await readContent(context, request)
  if (missing?.includes('legalRules')) throw data({ key: ERROR_KEYS.meta, reference: null }, { status: 500 })
  return { rules: legalRules, origin: readConfiguration(context).origin }
}

export const meta: Route.MetaFunction = (args) => {
  const title = args.loaderData?.rules.title || texts['rules-title']
  const crumbs = [
    { name: texts.lobby, path: addressOf('preview') },
    { name: title, path: addressOf('preview-game-rules') },
  ]
  const structuredData = [breadcrumbs(args.loaderData?.origin ?? '', crumbs)]
  return pageMeta(args, { title, description: texts['rules-description'], structuredData })
}

/** The game rules, one section each [2.5]. */
export default function GameRules({ loaderData }: Route.ComponentProps) {
  const { title, sections } = loaderData.rules
  const t = usePageTexts()
  const preview = usePreview()
  return (
    <article className={classNames(styles.page, sections.length > 0 && styles.aside)}>
      <header className={styles.head}>
        <div className={styles.parent}>
          <Link to={addressOf('preview', {}, preview)}>{t('lobby')}</Link>
        </div>
        <h1>{title || t('rules-title')}</h1>
        <p>{t('rules-lead')}</p>
      </header>
      {sections.length === 0 && (
        <EmptyState icon={<ScrollText />} title={t('no-rules')}>
          {t('no-rules-text')}
        </EmptyState>
      )}
      {sections.length > 0 && <Contents sections={sections} />}
      <div>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-nazov`}>
            <h2 id={`${id}-nazov`}>{name}</h2>
            <RichText html={body} />
          </section>
        ))}
      </div>
    </article>
  )
}
