import type { FastifyReply } from 'fastify'

/** Headers of a page shown in the portal's frame: only our own files run, and only the portals may frame it [S2]. */
export function setPageHeaders(reply: FastifyReply, framedBy: readonly string[], styles = "'self'"): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
  ]
  reply
    .header('content-security-policy', policy.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    .header('cache-control', 'no-store')
    // Older than frame-ancestors and unable to name another origin: it would forbid the portal's frame.
    .removeHeader('x-frame-options')
    .type('text/html; charset=utf-8')
}
