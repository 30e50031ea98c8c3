import type { ContentPage } from '@herna/contract/content'
import { instantAfter } from '../../epoch.ts'

/** A page of texts; the body is plain HTML that the sanitiser leaves as it is. */
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
