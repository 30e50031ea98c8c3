import { PORTAL_LEVELS } from './portal-levels.ts'

/** Elements of the project for eslint-plugin-boundaries; the first match wins. `tests/architecture/elements.test.ts` checks that each folder exists. */
export const ELEMENTS = [
  { type: 'contract', pattern: 'packages/contract' },
  { type: 'rules', pattern: 'packages/rules' },
  { type: 'kit', pattern: 'packages/kit' },
  { type: 'embed-kit', pattern: 'packages/embed-kit' },
  { type: 'http-client', pattern: 'packages/http-client' },
  { type: 'telemetry', pattern: 'packages/telemetry' },
  { type: 'service-kit', pattern: 'packages/service-kit' },
  { type: 'live-hub', pattern: 'packages/live-hub' },
  { type: 'stomp-server', pattern: 'packages/stomp-server' },
  { type: 'game-art', pattern: 'packages/game-art' },
  { type: 'seed', pattern: 'sandbox/seed' },
  { type: 'game-maths', pattern: 'sandbox/game-maths' },
  { type: 'game-kit', pattern: 'sandbox/game-kit' },
  { type: 'game-host', pattern: 'sandbox/game-host' },
  { type: 'live-studio', pattern: 'sandbox/live-studio' },
  { type: 'stack', pattern: 'sandbox/stack' },
  { type: 'films', pattern: 'sandbox/films' },
  { type: 'game-client', pattern: 'sandbox/game-clients/*', capture: ['app'] },
  { type: 'pam-foundation', pattern: 'services/pam/src/foundation' },
  { type: 'pam-http', pattern: 'services/pam/src/http' },
  { type: 'pam-identity', pattern: 'services/pam/src/identity' },
  { type: 'pam-protection', pattern: 'services/pam/src/protection' },
  { type: 'pam-wallet', pattern: 'services/pam/src/wallet' },
  { type: 'pam-outbox', pattern: 'services/pam/src/outbox' },
  { type: 'pam-engagement', pattern: 'services/pam/src/engagement' },
  { type: 'pam-personal-data', pattern: 'services/pam/src/personal-data' },
  { type: 'pam-jobs', pattern: 'services/pam/src/jobs' },
  { type: 'service', pattern: 'services/*', capture: ['service'] },
  { type: 'service-main', pattern: 'services' },
  { type: 'embed', pattern: 'apps/embeds/*', capture: ['app'] },
  { type: 'api', pattern: 'apps/portal/app/api' },
  { type: 'urls', pattern: 'apps/portal/app/urls' },
  { type: 'config', pattern: 'apps/portal/app/config' },
  { type: 'loader-context', pattern: 'apps/portal/app/loader-context' },
  { type: 'error-reports', pattern: 'apps/portal/app/error-reports' },
  { type: 'islands', pattern: 'apps/portal/app/islands' },
  { type: 'store', pattern: 'apps/portal/app/store' },
  { type: 'texts', pattern: 'apps/portal/app/texts' },
  { type: 'testing', pattern: 'apps/portal/app/testing' },
  { type: 'shell', pattern: 'apps/portal/app/shell' },
  ...PORTAL_LEVELS.screen.map((folder) => ({ type: 'screen' as const, pattern: `apps/portal/app/${folder}` })),
  ...PORTAL_LEVELS.part.map((folder) => ({ type: 'part' as const, pattern: `apps/portal/app/${folder}` })),
  ...PORTAL_LEVELS.service.map((folder) => ({
    type: 'page-service' as const,
    pattern: `apps/portal/app/${folder}`,
  })),
  { type: 'entry', pattern: 'apps/portal/app' },
  { type: 'portal-server', pattern: 'apps/portal/server' },
  { type: 'portal-build', pattern: 'apps/portal' },
  { type: 'journeys', pattern: 'tests/journeys' },
  { type: 'client-tests', pattern: 'tests/clients' },
  { type: 'architecture-tests', pattern: 'tests/architecture' },
  { type: 'chaos', pattern: 'tests/chaos' },
  { type: 'bench', pattern: 'bench' },
  { type: 'tools', pattern: 'tools' },
] as const

export type ElementType = (typeof ELEMENTS)[number]['type']

/** File categories that may import more than the element they are part of. */
export const FILES = [
  {
    category: 'test',
    pattern: [
      '**/*.{test,fixture,setup,global,journey}.{ts,tsx}',
      'apps/portal/app/testing/**',
      'apps/portal/server/fixtures/**',
      'services/{pam,live-feed}/{conformance,fault-injection}/**',
    ],
  },
  // React Router excludes these from the client build.
  { category: 'server', pattern: 'apps/portal/app/**/*.server.{ts,tsx}' },
  {
    category: 'build',
    pattern: [
      'apps/**/vite.config.ts',
      'sandbox/**/vite.config.ts',
      'packages/embed-kit/vite/**',
      'sandbox/game-kit/vite/**',
      'services/pam/scripts/build.ts',
      'packages/kit/src/fonts/*.mjs',
    ],
  },
]
