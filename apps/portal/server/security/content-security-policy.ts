import { createHash } from 'node:crypto'
import type { PublicConfiguration } from '../../app/config/index.ts'

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Hashes of the page's own inline scripts. Pages are cached, so a nonce cannot be sent; a nonce per render identifies our scripts and not
 * ones injected through content. It is removed from the HTML, so that equal pages stay equal.
 */
export function hashScripts(html: string, nonce: string, trusted: readonly string[]): { html: string; hashes: string[] } {
  const hashes = new Set(trusted.map(hashOf))
  const marked = new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g')
  for (const [, script] of html.matchAll(marked)) if (script) hashes.add(hashOf(script))
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] }
}

/** Own inline scripts only by hash, no plug-ins; scripts from the portal, the embeds' host and the platform; frames from the game hosts and the embeds' host [S2]. Style attributes are allowed for sizes that React computes. */
export function contentSecurityPolicy(
  { origin, contentOrigin, gameOrigins, embedsOrigin, platformUrl, gatewayUrl, notificationsUrl }: PublicConfiguration,
  hashes: readonly string[],
): string {
  const content = new URL(contentOrigin).origin
  const calls = new Set([
    embedsOrigin,
    content,
    ...[platformUrl, gatewayUrl, notificationsUrl].map((address) => new URL(address).origin),
  ])
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", embedsOrigin, `${platformUrl}/`, ...hashes],
    'style-src': ["'self'", embedsOrigin],
    'style-src-attr': ["'unsafe-inline'"],
    // Live pictures of open tables [3.21].
    'img-src': ["'self'", 'data:', content, ...gameOrigins],
    'media-src': ["'self'", content],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls],
    'manifest-src': ["'self'"],
    'frame-src': [...gameOrigins, embedsOrigin],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  const lines = Object.entries(policy).map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  if (origin.startsWith('https:')) lines.push('upgrade-insecure-requests')
  return lines.join('; ')
}
