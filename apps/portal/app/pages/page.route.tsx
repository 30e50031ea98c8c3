import { classNames } from '@herna/kit'
import { Link } from 'react-router'
import { breadcrumbs, pageMeta } from '../seo/index.ts'
import { useDate } from '../texts/index.ts'
import { usePageTexts } from './page-texts.ts'
import texts from '../texts/sk-SK/pages.json'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { pageNotFound, readConfiguration, readContent, readItem } from '../loader-context/index.ts'
import { addressOf } from '../urls/index.ts'
import type { Route } from './+types/page.route'
import { withAnchors } from './anchors.ts'
import { Contents } from './contents.tsx'
import styles from './long-text.module.css'
import { RichText } from '../rich-text/index.ts'

/** Fewer headings get no table of contents. */
const MIN_HEADINGS = 3

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { pages } = await readContent(context, request)
  if (!pages.some(({ slug }) => slug === params.slug)) throw pageNotFound(request)
  const page = await readItem(context, request, 'page', params.slug)
  if (!page) throw pageNotFound(request)
  const { slug, title, image, publishedAt } = page
  return { slug, title, image, publishedAt, ...withAnchors(page.body), origin: readConfiguration(context).origin }
}

/** The beginning of the text, for the meta description. */
const summaryOf = (html: string): string => {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z0-9#]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > 155 ? `${text.slice(0, 155).replace(/\s+\S*$/, '')} …` : text
}

export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData
  if (!page) return pageMeta(args, { title: texts.lobby, indexed: false })
  const crumbs = [
    { name: texts.lobby, path: addressOf('preview') },
    { name: page.title, path: addressOf('preview-page-slug', { slug: page.slug }) },
  ]
  const structuredData = [breadcrumbs(page.origin, crumbs)]
  return pageMeta(args, {
    title: page.title,
    description: summaryOf(page.html),
    image: page.image,
    type: 'article',
    structuredData,
  })
}

/** A content page of the editors [2.11]. */
export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { title, image, publishedAt, html, sections } = loaderData
  const t = usePageTexts()
  const date = useDate()
  const preview = usePreview()
  const origin = useContentOrigin()
  const hasContents = sections.length >= MIN_HEADINGS
  return (
    <article className={classNames(styles.page, hasContents && styles.aside)}>
      <header className={styles.head}>
        <div className={styles.parent}>
          <Link to={addressOf('preview', {}, preview)}>{t('lobby')}</Link>
        </div>
        <h1>{title}</h1>
        <p>
          <time dateTime={publishedAt}>{t('published', { date: date(publishedAt) })}</time>
        </p>
      </header>
      {image && <img className={styles.picture} src={contentImage(origin, image, 1280)} alt="" width="1280" height="548" />}
      {hasContents && <Contents sections={sections} />}
      <RichText html={html} />
    </article>
  )
}
