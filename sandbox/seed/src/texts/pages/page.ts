import type { ContentPage } from '@herna/contract/content'
import { instantAfter } from '../../epoch.ts'

/** A content page; the body is plain HTML that the sanitiser does not change. */
export const page = (slug: string, title: string, daysBefore: number, body: string): ContentPage => ({
  id: slug,
  slug,
  title,
  body: body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n'),
  image: null,
  publishedAt: instantAfter(-daysBefore),
  contentType: 'ContentPage',
})
