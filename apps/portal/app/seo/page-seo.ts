import type { SeoPageType } from '@herna/contract'
import type { SeoRecord } from '@herna/contract/content'
import { type LoaderContext, readContent, readItem } from '../loader-context/index.ts'

/** The SEO record of a page type, by its layout's `seoId` [3.32] [7.30]. Null when there is none or it cannot be read: the page then uses its own values. */
export async function readPageSeo(context: LoaderContext, request: Request, type: SeoPageType): Promise<SeoRecord | null> {
  const content = await readContent(context, request)
  const seoId = content.layouts.find((layout) => layout.type === type)?.seoId
  if (!seoId) return null
  return readItem(context, request, 'seo', seoId).catch(() => null)
}
