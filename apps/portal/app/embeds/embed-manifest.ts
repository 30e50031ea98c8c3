import type { EmbedApp } from '@herna/contract/embeds'

/** Base URL of an app's files [7.41]. */
export const embedBase = (host: string, app: EmbedApp): string => `${host}/fe/${app}/`

/** URL of a file of the app; null when it is on another host or outside the app's folder. */
export function fileAddress(base: string, file: string): URL | null {
  if (!URL.canParse(file, base)) return null
  const address = new URL(file, base)
  const baseUrl = new URL(base)
  const isInsideApp =
    address.origin === baseUrl.origin && address.pathname.startsWith(baseUrl.pathname) && address.username === ''
  return isInsideApp ? address : null
}

/** Short hash of the build time, appended to every file URL, so that a new build is never served from a cache of the old one [7.41]. */
export function cacheBuster(builtAt: number): string {
  let hash = 0x811c9dc5
  for (const digit of String(builtAt)) hash = Math.imul(hash ^ digit.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}
