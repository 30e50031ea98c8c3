import type { PublicConfiguration } from '../../app/config/index.ts'

const YEAR = 31_536_000

/** Only with https; browsers ignore it otherwise. */
const transportSecurity = (origin: string): string[] =>
  origin.startsWith('https:') ? ['Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`] : []

/**
 * Headers of every response except pages: redirects, files, data, errors. Opened as a document nothing runs or can be framed; an SVG picture
 * keeps its own styles. Alternating names and values.
 */
export const plainSecurityHeaders = (origin: string): string[] => [
  'X-Content-Type-Options',
  'nosniff',
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  ...transportSecurity(origin),
]

/** Headers of every page besides its content security policy; alternating names and values. */
export function securityHeaders({ origin, gameOrigins, framedBy }: PublicConfiguration): string[] {
  const games = gameOrigins.map((game) => `"${game}"`).join(' ')
  const disabledFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'].map(
    (feature) => `${feature}=()`,
  )
  const sharedFeatures = ['fullscreen', 'autoplay'].map((feature) => `${feature}=(self ${games})`)
  return [
    'X-Content-Type-Options',
    'nosniff',
    // Browsers that know `frame-ancestors` ignore it; others must not refuse a site that is allowed there.
    ...(framedBy.length === 0 ? ['X-Frame-Options', 'SAMEORIGIN'] : []),
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    [...disabledFeatures, ...sharedFeatures].join(', '),
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    ...transportSecurity(origin),
  ]
}
