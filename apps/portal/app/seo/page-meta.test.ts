import type { SeoRecord } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const configuration = {
  brand: { name: 'Herňa' },
  origin: 'https://herna.example',
  contentOrigin: 'https://obsah.example/content',
  locale: { iso: 'sk-SK' },
}
const metaArguments = (pathname: string) => ({ location: { pathname }, matches: [{ id: 'root', loaderData: { configuration } }] })
const record: SeoRecord = {
  id: 'seo',
  title: 'Titulok redakcie',
  ogTitle: 'Titulok pre zdieľanie',
  description: 'Popis redakcie',
  ogDescription: 'Popis pre zdieľanie',
  ogImage: '/assets/og.webp',
  twitterCard: 'summary',
  metaRobots: 'index, nofollow',
}
/** Name or property → content, and the title. */
function metaByName(tags: ReturnType<typeof pageMeta>): Record<string, string> {
  const entries = (tags as Record<string, string>[]).map((tag) =>
    tag.title ? ['title', tag.title] : [tag.name ?? tag.property ?? tag.rel ?? '', tag.content ?? tag.href ?? ''],
  )
  return Object.fromEntries(entries)
}

test('the editor’s SEO record takes precedence [3.34]', () => {
  const tags = metaByName(
    pageMeta(metaArguments('/temy'), { title: 'Témy', description: 'Popis', image: '/obrazok', seo: record }),
  )
  expect(tags).toMatchObject({
    title: 'Titulok redakcie | Herňa',
    description: 'Popis redakcie',
    robots: 'index, nofollow',
    canonical: 'https://herna.example/temy',
    'og:title': 'Titulok pre zdieľanie',
    'og:description': 'Popis pre zdieľanie',
    'og:image': 'https://obsah.example/content/assets/og.webp',
    'twitter:card': 'summary',
  })
})

test('without a record the page’s own values are used, with the brand appended to the title [3.34]', () => {
  const tags = metaByName(
    pageMeta(metaArguments('/hra/vlk'), { title: 'Vlk', description: 'O vlkovi', image: 'https://cdn.example/vlk.webp' }),
  )
  expect(tags).toMatchObject({
    title: 'Vlk | Herňa',
    description: 'O vlkovi',
    robots: 'index, follow',
    'og:title': 'Vlk | Herňa',
    'og:image': 'https://cdn.example/vlk.webp',
    'og:locale': 'sk_SK',
    'twitter:card': 'summary_large_image',
  })
})

test('the brand is not appended to a title that contains it', () => {
  const title = 'Herňa – kasíno s hracími peniazmi'
  expect(metaByName(pageMeta(metaArguments('/'), { title: 'Lobby', seo: { ...record, title } })).title).toBe(title)
})

test('unknown values produce no tags', () => {
  const tags = metaByName(pageMeta(metaArguments('/'), { title: 'Lobby' }))
  expect(tags).not.toHaveProperty('description')
  expect(tags).not.toHaveProperty('og:image')
  expect(tags['twitter:card']).toBe('summary')
})

test('drafts and pages with indexed: false are not indexed', () => {
  const draft = metaByName(pageMeta(metaArguments('/preview/temy'), { title: 'Témy', seo: record }))
  const hidden = metaByName(pageMeta(metaArguments('/temy'), { title: 'Témy', indexed: false }))
  for (const tags of [draft, hidden]) {
    expect(tags.robots).toBe('noindex, nofollow')
    expect(tags).not.toHaveProperty('canonical')
  }
})
