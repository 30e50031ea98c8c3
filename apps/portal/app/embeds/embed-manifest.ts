import type { EmbedApp } from '@herna/contract/embeds'

/** Where the apps of a host lie [7.41]. */
export const embedBase = (host: string, app: EmbedApp): string => `${host}/fe/${app}/`

/** The address of a file of the app; null when the manifest leads to another host or out of the app's folder. */
export function fileAddress(base: string, file: string): URL | null {
  if (!URL.canParse(file, base)) return null
  const address = new URL(file, base)
  const home = new URL(base)
  const isOurs = address.origin === home.origin && address.pathname.startsWith(home.pathname) && address.username === ''
  return isOurs ? address : null
}

/** A short hash of the build's time, set behind every file's address: a new build is never answered from a cache of the old one [7.41]. */
export function cacheBuster(builtAt: number): string {
  let hash = 0x811c9dc5
  for (const digit of String(builtAt)) hash = Math.imul(hash ^ digit.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}
