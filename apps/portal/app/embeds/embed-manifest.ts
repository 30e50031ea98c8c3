import type { EmbedApp, EmbedFile, EmbedManifest } from '@herna/contract/embeds'

// Read by hand: a schema library for one small shape would outweigh the page.

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/

/** The manifest of an app, or null when it is another's, names no script, or a file without a sha384 hash. */
export function readManifest(given: unknown, app: EmbedApp): EmbedManifest | null {
  if (typeof given !== 'object' || given === null) return null
  const { app: named, builtAt, js, css } = given as Record<string, unknown>
  const scripts = readFiles(js)
  const styles = readFiles(css)
  if (named !== app || typeof builtAt !== 'number' || !Number.isFinite(builtAt)) return null
  return scripts && styles && scripts.length > 0 ? { app, builtAt, js: scripts, css: styles } : null
}

function readFiles(given: unknown): EmbedFile[] | null {
  if (!Array.isArray(given)) return null
  const files = given.map(readFile)
  return files.every((file) => file !== null) ? files : null
}

function readFile(given: unknown): EmbedFile | null {
  const { file, integrity } = (given ?? {}) as Record<string, unknown>
  const sound = typeof file === 'string' && typeof integrity === 'string' && SHA384.test(integrity)
  return sound ? { file, integrity } : null
}

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
