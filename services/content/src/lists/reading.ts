import type { ReadableStatus } from '@herna/contract'
import { z } from 'zod'
import { CONTENT_LISTS, contentQuery } from '@herna/contract/content'

export interface ContentVariant {
  locale: string
  status: ReadableStatus
}

/** A reader of drafts gets the draft where one exists and the published otherwise [4.15]; Archived is in neither. */
export const statusesFor = (status: ReadableStatus): ReadableStatus[] =>
  status === 'Draft' ? ['Draft', 'Published'] : ['Published']

/** Locales of this installation, the first of them unless asked for another. */
export const localeOf = (locales: readonly string[]) => z.enum(locales).default(locales[0] ?? 'sk-SK')

/** The query of [7.27] with the configured locales; a carousel's may name one. */
export const readingQuery = (locales: readonly string[]) => z.strictObject({ ...contentQuery.shape, locale: localeOf(locales) })
export const carouselQuery = (locales: readonly string[]) =>
  z.strictObject({ ...CONTENT_LISTS.carousels.query.shape, locale: localeOf(locales) })
