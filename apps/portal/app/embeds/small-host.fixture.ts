import type { EmbedOptions } from '@herna/contract/embeds'
import { vi } from 'vitest'
import { cacheBuster } from './embed-manifest.ts'

/** The test server serves the small app's files; each test provides the manifest. */
export const HOST = `${window.location.origin}/apps/portal/app/embeds/fixture`
const BASE = `${HOST}/fe/my-account/`

declare global {
  interface Window {
    smallApp?: { mounted: EmbedOptions[]; shown: string[]; unmounted: number; loads: number }
  }
}

/** Hash of the bytes the server actually sends for this file. */
async function integrityOf(file: string): Promise<string> {
  const bytes = await (await realFetch(`${BASE}${file}`, { headers: { accept: '*/*' } })).arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...hash))}`
}

const realFetch = window.fetch.bind(window)

interface Manifest {
  app: string
  builtAt: number
  js: { file: string; integrity: string }[]
  css: { file: string; integrity: string }[]
}
let builds = 0
/** The test server writes the full URL into the file, so each build has its own bytes; and a browser runs a module once, so each test needs its own build. */
export const validManifest = async (builtAt = ++builds): Promise<Manifest> => ({
  app: 'my-account',
  builtAt,
  js: [{ file: 'small-app.js', integrity: await integrityOf(`small-app.js?t=${cacheBuster(builtAt)}`) }],
  css: [],
})

/** Mocks the manifest request; all other requests are sent. */
export function mockManifest(respond: () => Promise<Response> | Response): void {
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    String(input).endsWith('/manifest.json') ? Promise.resolve(respond()) : realFetch(input, init),
  )
}

export function removeSmallApp(): void {
  vi.restoreAllMocks()
  for (const element of document.querySelectorAll('[data-embed]')) element.remove()
  delete window.hernaEmbeds
  delete window.smallApp
}
