import { isExecutable } from './is-executable.ts'

const CANDIDATE_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium on this system (`HERNA_CHROMIUM` first), or null. */
export function chromiumExecutable(environment: NodeJS.ProcessEnv = process.env): string | null {
  const candidates = environment.HERNA_CHROMIUM ? [environment.HERNA_CHROMIUM] : CANDIDATE_PATHS
  return candidates.find(isExecutable) ?? null
}

/** Features that Playwright disables itself. Chromium honours only the last `--disable-features`, so our list repeats them. */
const DISABLED_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]
/** Chromium’s address bar renders two pages of its own in each new context, which costs 0.7 s of CPU. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium's arguments for tests: root cannot use its sandbox, and a closed network has no update or sync servers. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
]
