import { accessSync, constants } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium on this system (`HERNA_CHROMIUM` first), or null. */
export function chromiumExecutable(environment: NodeJS.ProcessEnv = process.env): string | null {
  const places = environment.HERNA_CHROMIUM ? [environment.HERNA_CHROMIUM] : PLACES
  return places.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
