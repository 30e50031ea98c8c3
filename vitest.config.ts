import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { DIALECT_TESTS } from './services/second-server/dialect-tests.ts'
import type { BrowserCommand } from 'vitest/node'
import { breadth, seed } from './tools/breadth.ts'
import { CHROMIUM_ARGS, chromiumExecutable } from './tools/chromium.ts'

/** Told to every test: `inject('breadth')`, `inject('seed')`. */
const provide = { breadth, seed }

const NEVER = ['**/node_modules/**', '**/dist/**', '**/build/**']

/** What is waited for may take its time on a busy machine: the usual second is a test of the machine. */
const PATIENT = { poll: { timeout: 15_000 } }

const SERVICES = {
  environment: 'node',
  provide,
  expect: PATIENT,
  exclude: NEVER,
  globalSetup: ['packages/service-kit/src/test-postgres.global.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Loading a service takes longer than most of its files run; what a test changes outside of itself it puts back.
  isolate: false,
}

/** Component tests see a page without transitions, which would only be waited for; those about motion ask for it. */
const reduceMotion: BrowserCommand<[isReduced: boolean]> = ({ page }, isReduced) =>
  page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' })

/** Two thirds of what each test file's page would read again are the maps of React and the like; nobody debugs those here. */
const dependenciesWithoutSourceMaps: Plugin = {
  name: 'dependencies-without-source-maps',
  enforce: 'post',
  transform: { filter: { id: /\/\.vite\/.*\/deps\// }, handler: (code) => ({ code, map: { mappings: '' } }) },
}

/** The pointer stays where the test before left it, and what is drawn there is hovered. */
const takePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0)

export default defineConfig({
  test: {
    // Otherwise one core stays idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'units',
          environment: 'node',
          provide,
          expect: PATIENT,
          setupFiles: ['tools/property-tests.setup.ts'],
          // A process and a module graph for each file would cost more than the tests. So a test that replaces a global puts it back.
          isolate: false,
          include: ['{packages,apps,sandbox,tools}/**/*.test.ts', 'tests/{clients,architecture}/**/*.test.ts'],
          exclude: [...NEVER, 'packages/service-kit/**', 'sandbox/{game-host,stack}/**'],
          // A full run draws twenty times as many examples.
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
        // On the server that TEST_DATABASE_URL names.
        test: {
          name: 'dialect',
          include: DIALECT_TESTS,
          ...SERVICES,
          globalSetup: ['services/second-server/check-queries.global.ts', ...SERVICES.globalSetup],
          setupFiles: ['services/second-server/record-queries.setup.ts'],
        },
      },
      {
        plugins: [react(), dependenciesWithoutSourceMaps],
        // Each test file has a page of its own: without this it asks again for each of some 250 modules. The browser and its cache end with the run.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        // Known from the start: a dependency found in mid-run is bundled anew, and the page then holds two Reacts.
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
            'react-dom/server.browser',
            'zod',
            'zod/mini',
          ],
        },
        test: {
          name: 'rooms',
          provide,
          setupFiles: ['tools/component-tests.setup.ts'],
          expect: PATIENT,
          include: ['{apps,packages,sandbox}/**/*.test.tsx'],
          exclude: NEVER,
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
