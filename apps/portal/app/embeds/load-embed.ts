import { loadApi } from '../api-loader/index.ts'
import type { EmbedApp, EmbedFile, MountEmbed } from '@herna/contract/embeds'
import { cacheBuster, embedBase, fileAddress } from './embed-manifest.ts'

/** Milliseconds; long enough for 150 kB on a slow mobile connection. */
const FILE_TIMEOUT = 20_000

const pendingLoads = new Map<string, Promise<MountEmbed>>()

/**
 * Fetches an app's manifest and attaches its files with their integrity hashes. Rejects when a file is late, missing or has another hash, or when the
 * app registers no mount function. The manifest is fetched for every mount, the files only when they are not attached yet.
 */
export function loadEmbed(host: string, app: EmbedApp): Promise<MountEmbed> {
  const base = embedBase(host, app)
  const pendingLoad = pendingLoads.get(base) ?? load(host, base, app).finally(() => pendingLoads.delete(base))
  pendingLoads.set(base, pendingLoad)
  return pendingLoad
}

async function load(host: string, base: string, app: EmbedApp): Promise<MountEmbed> {
  const { fetchEmbedManifest } = await loadApi()
  const manifest = await fetchEmbedManifest(host, app)
  const cacheKey = cacheBuster(manifest.builtAt)
  const build = { app, base, cacheKey }
  await Promise.all([
    ...manifest.css.map((file) => attachFile(build, 'link', file)),
    ...manifest.js.map((file) => attachFile(build, 'script', file)),
  ])
  const mount = window.hernaEmbeds?.[app]
  if (!mount) throw new Error(`${app}: the script registered no mount function`)
  return mount
}

interface EmbedBuild {
  app: EmbedApp
  base: string
  cacheKey: string
}

/** Failures by URL. Browsers cache a failed module by its URL, so a retry needs a different one. */
const failures = new Map<string, number>()

/** Attaches a file once; a failed one is removed, so that a retry loads it again. */
async function attachFile(
  { app, base, cacheKey: mark }: EmbedBuild,
  kind: 'link' | 'script',
  { file, integrity }: EmbedFile,
): Promise<void> {
  const address = fileAddress(base, file)
  if (!address) throw new Error(`${app}: the manifest file ${file} is outside the app folder`)
  address.searchParams.set('t', mark)
  const baseAddress = address.href
  const failureCount = failures.get(baseAddress)
  if (failureCount) address.searchParams.set('again', String(failureCount))
  const attachedFiles = [...document.querySelectorAll<HTMLElement>(`${kind}[data-embed="${app}"]`)]
  if (attachedFiles.some(({ dataset }) => dataset.address === baseAddress)) return
  const element = kind === 'link' ? styleSheet(address) : script(address)
  element.dataset.embed = app
  element.integrity = integrity
  element.crossOrigin = 'anonymous'
  try {
    await fileLoaded(element)
  } catch (error) {
    element.remove()
    failures.set(baseAddress, (failureCount ?? 0) + 1)
    throw error
  }
  element.dataset.address = baseAddress
  // Remove the style sheets of an earlier build.
  if (kind === 'link') for (const outdated of attachedFiles) outdated.remove()
}

const styleSheet = ({ href }: URL) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
const script = ({ href }: URL) => Object.assign(document.createElement('script'), { type: 'module', src: href })

function fileLoaded(element: HTMLLinkElement | HTMLScriptElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error('the file did not load within 20 s')), FILE_TIMEOUT)
  element.addEventListener('load', () => resolve(), { once: true })
  element.addEventListener('error', () => reject(new Error('the file failed to load or its hash does not match the manifest')), {
    once: true,
  })
  document.head.append(element)
  return promise.finally(() => clearTimeout(timer))
}
