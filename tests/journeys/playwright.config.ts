import { defineConfig } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { CHROMIUM_ARGS } from '../../tools/chromium.ts'

/** Journeys that wait for minutes, for rounds that run by a clock: they start first, so that they do not run alone at the end. */
const LONG = /\/(live-play|real-play|account)\.journey\.ts$/

// Journeys run against the whole product, started like `npm start`, on its own ports and data.
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: '**/*.journey.ts', testIgnore: LONG },
  ],
  // A journey with this tag repeats what another test of the gate proves.
  grepInvert: breadth === 'full' ? undefined : /@full/,
  globalSetup: './running-product.ts',
  fullyParallel: true,
  // One more than a gate's two cores: journeys also wait, for rounds of live tables, timeouts and second products.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  use: {
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    // It would answer requests before the journeys' routes see them; `install.journey.ts` allows it.
    serviceWorkers: 'block',
    // Calls and steps of failed journeys; screenshots of every step would double the time of all journeys (`--trace on` takes them).
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath: process.env.HERNA_CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
  },
})
