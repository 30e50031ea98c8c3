import type { Platform } from '@herna/contract'
import type { WebMessage } from '@herna/contract/content'

/** A dismissed message is hidden for 12 hours [9.2]. */
export const MESSAGE_DISMISSED_SECONDS = 12 * 3600
/** Name of the cookie that hides one dismissed message [9.2]. */
export const messageCookie = (id: string): string => `web-message-${id}`

/** The platform whose messages a page shows [3.3]. */
export function platformOf(page: { isNative: boolean; isLive: boolean; isTouch: boolean }): Platform {
  if (page.isNative) return 'Native'
  if (page.isLive) return page.isTouch ? 'LiveMobile' : 'LiveDesktop'
  return page.isTouch ? 'CasinoMobile' : 'CasinoDesktop'
}

/** The messages shown at `now` (server's epoch ms) that were not dismissed, the highest priority first [5.6]. */
export const shownMessages = (
  messages: readonly WebMessage[],
  now: number,
  isDismissed: (id: string) => boolean,
): readonly WebMessage[] =>
  messages
    .filter(({ id, start, end }) => now > start && (end === null || now < end) && !isDismissed(id))
    .sort((one, other) => other.priority - one.priority)

/** The first moment after `now` at which a message begins or ends; null: none does. */
export function nextMessageChange(messages: readonly WebMessage[], now: number): number | null {
  // Shown only when `now` is after the start: one millisecond later.
  const moments = messages.flatMap(({ start, end }) => [start + 1, ...(end === null ? [] : [end])]).filter((at) => at > now)
  return moments.length === 0 ? null : Math.min(...moments)
}
