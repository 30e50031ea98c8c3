import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { breadth, seed } from './tools/breadth.ts'
import { chromiumExecutable } from './tools/chromium.ts'

/** Chromium as root in a closed network: no sandbox, no calls home. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Told to every test: `inject('breadth')`, `inject('seed')`. */
const provide = { breadth, seed }

const NEVER = ['**/node_modules/**', '**/dist/**', '**/build/**']

/** What is waited for may take its time on a busy machine: the usual second is a test of the machine. */
const PATIENT = { poll: { timeout: 15_000 } }

/** Component tests see a page without transitions, which would only be waited for; those about motion ask for it. */
const reduceMotion: BrowserCommand<[isReduced: boolean]> = ({ page }, isReduced) =>
  page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' })

/** Two thirds of what each test file's page would read again are the maps of React and the icons; nobody debugs those here. */
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
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'tests/house/**/*.test.ts'],
          exclude: [...NEVER, 'packages/service-kit/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'services',
          environment: 'node',
          provide,
          expect: PATIENT,
          include: ['services/**/*.test.ts', 'packages/service-kit/**/*.test.ts'],
          exclude: NEVER,
          globalSetup: ['packages/service-kit/src/test-postgres.global.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
            'lucide-react',
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
          expect: PATIENT,
          include: ['{apps,packages}/**/*.test.tsx'],
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
