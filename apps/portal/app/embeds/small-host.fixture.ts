import type { EmbedOptions } from '@herna/contract/embeds'
import { vi } from 'vitest'
import { cacheBuster } from './embed-manifest.ts'

/** The test server serves the small app's files; its manifest is written by each test. */
export const HOST = `${window.location.origin}/apps/portal/app/embeds/fixture`
const BASE = `${HOST}/fe/my-account/`

declare global {
  interface Window {
    smallApp?: { mounted: EmbedOptions[]; shown: string[]; unmounted: number; loads: number }
  }
}

/** The hash of the bytes the server really sends for that address. */
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
/** The test server writes the whole address into what it sends, so each build has bytes of its own; and a browser runs a module once, so each test has builds of its own. */
export const soundManifest = async (builtAt = ++builds): Promise<Manifest> => ({
  app: 'my-account',
  builtAt,
  js: [{ file: 'small-app.js', integrity: await integrityOf(`small-app.js?t=${cacheBuster(builtAt)}`) }],
  css: [],
})

/** Answers the manifest with that; everything else goes its way. */
export function answerManifest(answer: () => Promise<Response> | Response): void {
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    String(input).endsWith('/manifest.json') ? Promise.resolve(answer()) : realFetch(input, init),
  )
}

export function forgetSmallApp(): void {
  vi.restoreAllMocks()
  for (const element of document.querySelectorAll('[data-embed]')) element.remove()
  delete window.hernaEmbeds
  delete window.smallApp
}
