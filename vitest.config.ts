import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
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
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'tests/{clients,house}/**/*.test.ts'],
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
        plugins: [react()],
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
            provider: playwright({ launchOptions: { executablePath: chromiumExecutable() ?? undefined, args: CHROMIUM_ARGS } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
