import { hash } from 'node:crypto'
import type { PublicConfiguration } from '../../app/config/index.ts'

/** Pages of a kind share most of their inline scripts; beyond this number the oldest hash is forgotten. */
const MAX_KNOWN_HASHES = 500
const knownHashes = new Map<string, string>()
function hashOf(script: string): string {
  const known = knownHashes.get(script)
  if (known) return known
  const computed = `'sha256-${hash('sha256', script, 'base64')}'`
  const oldest = knownHashes.size >= MAX_KNOWN_HASHES ? knownHashes.keys().next().value : undefined
  if (oldest !== undefined) knownHashes.delete(oldest)
  // A copy: the script is a slice of its page, which would stay in memory with it.
  knownHashes.set(Buffer.from(script).toString(), computed)
  return computed
}

/** Hashes of the scripts that are identical on every page. */
const trustedHashes = new WeakMap<readonly string[], readonly string[]>()
function hashesOf(trusted: readonly string[]): readonly string[] {
  const hashes = trustedHashes.get(trusted) ?? trusted.map(hashOf)
  trustedHashes.set(trusted, hashes)
  return hashes
}

/**
 * Hashes of the page's own inline scripts. Pages are cached, so a nonce cannot be sent; a nonce per render identifies our scripts and not
 * ones injected through content. It is removed from the HTML, so that equal pages stay equal.
 */
export function hashScripts(html: string, nonce: string, trusted: readonly string[]): { html: string; hashes: string[] } {
  const hashes = new Set(hashesOf(trusted))
  // Each part begins behind a nonce. It is a script's when the last tag before it is one; the nonce is random, so it is nowhere else.
  const parts = html.split(` nonce="${nonce}"`)
  for (let index = 1; index < parts.length; index++) {
    const [before, after] = [parts[index - 1] as string, parts[index] as string]
    if (!/^<script\b[^>]*$/.test(before.slice(before.lastIndexOf('<')))) continue
    const script = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'))
    if (script) hashes.add(hashOf(script))
  }
  return { html: parts.join(''), hashes: [...hashes] }
}

/** A hub is reached by requests and by a WebSocket of the same host, which a policy names separately. */
const webSocketOf = (address: string): string => address.replace(/^http/, 'ws')

const originOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin])

/** Own inline scripts only by hash, no plug-ins; scripts from the portal, the embeds' host and the platform; frames from the game hosts and the embeds' host [S2]. Style attributes are allowed for sizes that React computes. */
export function contentSecurityPolicy(
  {
    origin,
    contentOrigin,
    gameOrigins,
    embedsOrigin,
    platformUrl,
    gatewayUrl,
    notificationsUrl,
    liveFeedUrl,
    gameMessagesUrl,
    framedBy,
    tracking,
    errorDsn,
    chatUrl,
  }: PublicConfiguration,
  hashes: readonly string[],
): string {
  const content = new URL(contentOrigin).origin
  const calls = new Set([
    embedsOrigin,
    content,
    ...[
      platformUrl,
      gatewayUrl,
      notificationsUrl,
      liveFeedUrl,
      webSocketOf(liveFeedUrl),
      gameMessagesUrl,
      chatUrl,
      webSocketOf(chatUrl),
      ...(errorDsn ? [errorDsn] : []),
    ].map((address) => new URL(address).origin),
  ])
  const tags = originOf(tracking.tagManager)
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", embedsOrigin, `${platformUrl}/`, ...tags, ...hashes],
    'style-src': ["'self'", embedsOrigin],
    'style-src-attr': ["'unsafe-inline'"],
    // Live pictures of open tables [3.21].
    'img-src': ["'self'", 'data:', content, ...gameOrigins, ...tags],
    'media-src': ["'self'", content],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls, ...tags, ...originOf(tracking.customerData)],
    'manifest-src': ["'self'"],
    'frame-src': [...gameOrigins, embedsOrigin],
    'frame-ancestors': ["'self'", ...framedBy],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  const lines = Object.entries(policy).map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  if (origin.startsWith('https:')) lines.push('upgrade-insecure-requests')
  return lines.join('; ')
}
