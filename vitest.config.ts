import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { POSTGRES_MATRIX_TESTS } from './services/postgres-matrix/postgres-matrix-tests.ts'
import type { BrowserCommand } from 'vitest/node'
import { breadth, seed } from './tools/breadth.ts'
import { CHROMIUM_ARGS, chromiumExecutable } from './tools/chromium.ts'
import { LongestFirst } from './tools/longest-first.ts'

/** Read in tests with `inject('breadth')` and `inject('seed')`. */
const provide = { breadth, seed }

const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/build/**']

/** Polls may take longer than the default second on a busy machine. */
const POLL_TIMEOUT = { poll: { timeout: 15_000 } }
const WAIT_FOR = 'tools/wait-for.setup.ts'

const SERVICES = {
  environment: 'node',
  provide,
  expect: POLL_TIMEOUT,
  setupFiles: [WAIT_FOR],
  exclude: EXCLUDED,
  globalSetup: ['packages/service-kit/src/test-postgres.global.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Loading a service takes longer than running most test files, so modules are shared; a test restores the global state it changes.
  isolate: false,
}

/** Component tests run with reduced motion, so that they need not wait for transitions; tests about motion enable it. */
const reduceMotion: BrowserCommand<[isReduced: boolean]> = ({ page }, isReduced) =>
  page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' })

/** Source maps of React and the like are two thirds of what each test page loads; they are not needed here. */
const dependenciesWithoutSourceMaps: Plugin = {
  name: 'dependencies-without-source-maps',
  enforce: 'post',
  transform: { filter: { id: /\/\.vite\/.*\/deps\// }, handler: (code) => ({ code, map: { mappings: '' } }) },
}

/** The pointer stays where the previous test left it; an element rendered there would be hovered. */
const takePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0)

/** What the portal's build defines. */
const define = { 'import.meta.env.ART_VERSION': '"a1"' }

export default defineConfig({
  test: {
    // By default one core stays idle, which is half of a two-core machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        define,
        test: {
          name: 'units',
          environment: 'node',
          provide,
          expect: POLL_TIMEOUT,
          setupFiles: [WAIT_FOR, 'tools/property-tests.setup.ts'],
          // A process and a module graph per file would cost more than the tests, so a test restores every global it replaces.
          isolate: false,
          include: ['{packages,apps,sandbox,tools}/**/*.test.ts', 'tests/{clients,architecture}/**/*.test.ts'],
          exclude: [...EXCLUDED, 'packages/service-kit/**', 'sandbox/{game-host,stack}/**'],
          // A full run generates twenty times as many examples.
          testTimeout: breadth === 'full' ? 300_000 : 30_000,
        },
      },
      {
        test: {
          name: 'services',
          include: ['{services,packages/service-kit,sandbox/game-host,sandbox/stack}/**/*.test.ts'],
          ...SERVICES,
        },
      },
      {
        // Runs on the server of TEST_DATABASE_URL.
        test: {
          name: 'postgres-matrix',
          include: POSTGRES_MATRIX_TESTS,
          ...SERVICES,
          globalSetup: ['services/postgres-matrix/check-queries.global.ts', ...SERVICES.globalSetup],
          setupFiles: [...SERVICES.setupFiles, 'services/postgres-matrix/record-queries.setup.ts'],
        },
      },
      {
        define,
        plugins: [react(), dependenciesWithoutSourceMaps],
        // Each test file has its own page, which would otherwise request some 250 modules again. The browser cache ends with the run.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        // Listed here because a dependency discovered during the run is bundled again, and the page then loads React twice.
        resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'react-dom',
            'react-dom/client',
            'react-router',
            'use-intl',
            '@base-ui/react/dialog',
            '@base-ui/react/slider',
            '@stomp/stompjs',
            '@microsoft/signalr',
            'react-dom/server.browser',
            'zod',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          provide,
          setupFiles: [WAIT_FOR, 'tools/component-tests.setup.ts'],
          // A poll may take its whole time on a busy machine.
          testTimeout: 60_000,
          expect: POLL_TIMEOUT,
          include: ['{apps,packages,sandbox}/**/*.test.tsx'],
          exclude: EXCLUDED,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { reduceMotion, takePointerAway },
            provider: playwright({
              launchOptions: { executablePath: chromiumExecutable() ?? undefined, args: CHROMIUM_ARGS },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
