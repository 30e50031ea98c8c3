import type { ReadableStatus } from '@herna/contract'
import { z } from 'zod'
import { CONTENT_LISTS, contentQuery } from '@herna/contract/content'

export interface ContentVariant {
  locale: string
  status: ReadableStatus
}

/** With the status Draft, a draft replaces the published item where one exists [4.15]. Archived items are never read. */
export const statusesFor = (status: ReadableStatus): ReadableStatus[] =>
  status === 'Draft' ? ['Draft', 'Published'] : ['Published']

/** The configured locales; the first is the default. */
export const localeOf = (locales: readonly string[]) => z.enum(locales).default(locales[0] ?? 'sk-SK')

/** The query of [7.27] with the configured locales; that of carousels also has filters. */
export const readingQuery = (locales: readonly string[]) => z.strictObject({ ...contentQuery.shape, locale: localeOf(locales) })
export const carouselQuery = (locales: readonly string[]) =>
  z.strictObject({ ...CONTENT_LISTS.carousels.query.shape, locale: localeOf(locales) })
