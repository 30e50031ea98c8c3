import type { Platform } from '@herna/contract'
import { type AppBanner, CONTENT_LISTS, type WebMessage, webMessages } from '@herna/contract/content'
import { callHost } from '../../api/index.ts'

interface MessageHost {
  /** Base URL of the host: of the messages, or of the content service. */
  base: string
  locale: string
}
const QUERY = { status: 'Published' } as const

/** The operator's messages for a platform [7.40]; without cookies, because they are the same for everyone. Rejects only with `CallFailed`. */
export const fetchWebMessages = ({ base, locale }: MessageHost, target: Platform): Promise<WebMessage[]> =>
  callHost({ base, locale, isAnonymous: true }, webMessages, { query: { target } })

/** The banner of the mobile app in the CMS configuration [2.37] [7.31]. Rejects only with `CallFailed`. */
export const fetchAppBanner = async ({ base, locale }: MessageHost): Promise<AppBanner | null> =>
  (await callHost({ base, locale, isAnonymous: true }, CONTENT_LISTS.webGlobal, { query: { ...QUERY, locale } })).appBanner ??
  null
