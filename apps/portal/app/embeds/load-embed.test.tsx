import { afterEach, expect, test, vi } from 'vitest'
import { cacheBuster } from './embed-manifest.ts'
import { loadEmbed } from './load-embed.ts'
import { mockManifest, removeSmallApp, HOST, validManifest } from './small-host.fixture.ts'

afterEach(removeSmallApp)

const embedScripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[data-embed]')]

test('the script of a valid manifest loads with its hash and cache buster and registers its mount function [4.36] [7.41]', async () => {
  const manifest = await validManifest()
  mockManifest(() => Response.json(manifest))
  const mount = await loadEmbed(HOST, 'my-account')
  expect(mount).toBe(window.hernaEmbeds?.['my-account'])
  const [script] = embedScripts()
  expect(script?.integrity).toBe(manifest.js[0]?.integrity)
  expect(script?.crossOrigin).toBe('anonymous')
  expect(new URL(script?.src ?? '').searchParams.get('t')).toBe(cacheBuster(manifest.builtAt))
})

test('a script with another hash than the manifest does not run and is removed', async () => {
  const manifest = await validManifest()
  mockManifest(() => Response.json({ ...manifest, js: [{ file: 'small-app.js', integrity: `sha384-${'A'.repeat(64)}` }] }))
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow(/hash does not match/)
  expect([window.smallApp, window.hernaEmbeds, embedScripts()]).toEqual([undefined, undefined, []])
})

test('a failed script is retried with another URL, because browsers cache failed modules [4.36]', async () => {
  const manifest = await validManifest()
  mockManifest(() => Response.json({ ...manifest, js: [{ file: 'missing.js', integrity: manifest.js[0]?.integrity }] }))
  const triedAddresses: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) triedAddresses.push(node.src)
  })
  observer.observe(document.head, { childList: true })
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow()
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow()
  observer.disconnect()
  expect(new Set(triedAddresses).size).toBe(2)
})

test('a manifest with a file of another host attaches nothing', async () => {
  const manifest = await validManifest()
  const file = 'http://evil.example/small-app.js'
  mockManifest(() => Response.json({ ...manifest, js: [{ ...manifest.js[0], file }] }))
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow(/outside the app folder/)
  expect(embedScripts()).toEqual([])
})

test.each([
  ['a failing host', () => new Response('', { status: 503 })],
  ['garbage', () => new Response('<html>')],
  ['another app’s manifest', () => Response.json({ app: 'login-dialog', builtAt: 1, js: [], css: [] })],
  ['an unreachable host', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is a failure, and a retry loads again [4.36]', async (_, answer) => {
  mockManifest(answer)
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow()
  const manifest = await validManifest()
  vi.restoreAllMocks()
  mockManifest(() => Response.json(manifest))
  await expect(loadEmbed(HOST, 'my-account')).resolves.toBeTypeOf('function')
})

test('an attached script is not fetched again; a new build is [7.41]', async () => {
  const manifest = await validManifest()
  mockManifest(() => Response.json(manifest))
  await loadEmbed(HOST, 'my-account')
  await loadEmbed(HOST, 'my-account')
  expect([window.smallApp?.loads, embedScripts().length]).toEqual([1, 1])
  vi.restoreAllMocks()
  const next = await validManifest()
  mockManifest(() => Response.json(next))
  await loadEmbed(HOST, 'my-account')
  expect([window.smallApp?.loads, embedScripts().length]).toEqual([2, 2])
})
