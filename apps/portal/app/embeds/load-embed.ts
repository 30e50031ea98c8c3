import { loadApi } from '../api-loader/index.ts'
import type { EmbedApp, EmbedFile, MountEmbed } from '@herna/contract/embeds'
import { cacheBuster, embedBase, fileAddress } from './embed-manifest.ts'

/** Long enough for 150 kB on a slow phone line. */
const FILE_TIMEOUT = 20_000

const flights = new Map<string, Promise<MountEmbed>>()

/**
 * Fetches an app's manifest and puts its files into the page; the browser refuses a file whose hash is another. Rejects when anything is late,
 * missing or not as it should be. The manifest is asked for at every mounting, the files only when they are others than those that are there.
 */
export function loadEmbed(host: string, app: EmbedApp): Promise<MountEmbed> {
  const base = embedBase(host, app)
  const flight = flights.get(base) ?? load(host, base, app).finally(() => flights.delete(base))
  flights.set(base, flight)
  return flight
}

async function load(host: string, base: string, app: EmbedApp): Promise<MountEmbed> {
  const { fetchEmbedManifest } = await loadApi()
  const manifest = await fetchEmbedManifest(host, app)
  const mark = cacheBuster(manifest.builtAt)
  const place = { app, base, mark }
  await Promise.all([
    ...manifest.css.map((file) => put(place, 'link', file)),
    ...manifest.js.map((file) => put(place, 'script', file)),
  ])
  const mount = window.hernaEmbeds?.[app]
  if (!mount) throw new Error(`${app}: its script left no mount`)
  return mount
}

interface Place {
  app: EmbedApp
  base: string
  mark: string
}

/** How often a file failed. Browsers remember a module that failed by its address: the next try needs another one. */
const failures = new Map<string, number>()

/** A file once in the page stays; one that failed is taken out, so that the next try is a new one. */
async function put({ app, base, mark }: Place, kind: 'link' | 'script', { file, integrity }: EmbedFile): Promise<void> {
  const address = fileAddress(base, file)
  if (!address) throw new Error(`${app}: ${file} lies elsewhere`)
  address.searchParams.set('t', mark)
  const named = address.href
  const failed = failures.get(named)
  if (failed) address.searchParams.set('again', String(failed))
  const there = [...document.querySelectorAll<HTMLElement>(`${kind}[data-embed="${app}"]`)]
  if (there.some(({ dataset }) => dataset.address === named)) return
  const element = kind === 'link' ? styleSheet(address) : script(address)
  element.dataset.embed = app
  element.integrity = integrity
  element.crossOrigin = 'anonymous'
  try {
    await arrival(element)
  } catch (error) {
    element.remove()
    failures.set(named, (failed ?? 0) + 1)
    throw error
  }
  element.dataset.address = named
  // The style sheets of an earlier build give way.
  if (kind === 'link') for (const old of there) old.remove()
}

const styleSheet = ({ href }: URL) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
const script = ({ href }: URL) => Object.assign(document.createElement('script'), { type: 'module', src: href })

function arrival(element: HTMLLinkElement | HTMLScriptElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error('a file came too late')), FILE_TIMEOUT)
  element.addEventListener('load', () => resolve(), { once: true })
  element.addEventListener('error', () => reject(new Error('a file did not come, or is not the one that was named')), {
    once: true,
  })
  document.head.append(element)
  return promise.finally(() => clearTimeout(timer))
}
