import { afterEach, expect, test, vi } from 'vitest'
import { cacheBuster } from './embed-manifest.ts'
import { loadEmbed } from './load-embed.ts'
import { answerManifest, forgetSmallApp, HOST, soundManifest } from './small-host.fixture.ts'

afterEach(forgetSmallApp)

const put = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[data-embed]')]

test('the script of a sound manifest comes with its hash and a mark behind its address, and leaves its mount [4.36] [7.41]', async () => {
  const manifest = await soundManifest()
  answerManifest(() => Response.json(manifest))
  const mount = await loadEmbed(HOST, 'my-account')
  expect(mount).toBe(window.hernaEmbeds?.['my-account'])
  const [script] = put()
  expect(script?.integrity).toBe(manifest.js[0]?.integrity)
  expect(script?.crossOrigin).toBe('anonymous')
  expect(new URL(script?.src ?? '').searchParams.get('t')).toBe(cacheBuster(manifest.builtAt))
})

test('a script whose bytes are others than the manifest says does not run and is taken out again', async () => {
  const manifest = await soundManifest()
  answerManifest(() => Response.json({ ...manifest, js: [{ file: 'small-app.js', integrity: `sha384-${'A'.repeat(64)}` }] }))
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow(/not the one that was named/)
  expect([window.smallApp, window.hernaEmbeds, put()]).toEqual([undefined, undefined, []])
})

test('a script that did not come is tried anew at another address: browsers remember modules that failed [4.36]', async () => {
  const manifest = await soundManifest()
  answerManifest(() => Response.json({ ...manifest, js: [{ file: 'missing.js', integrity: manifest.js[0]?.integrity }] }))
  const tried: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) tried.push(node.src)
  })
  watch.observe(document.head, { childList: true })
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow()
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow()
  watch.disconnect()
  expect(new Set(tried).size).toBe(2)
})

test('a manifest that names a file of another host puts nothing into the page', async () => {
  const manifest = await soundManifest()
  const file = 'http://evil.example/small-app.js'
  answerManifest(() => Response.json({ ...manifest, js: [{ ...manifest.js[0], file }] }))
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow(/lies elsewhere/)
  expect(put()).toEqual([])
})

test.each([
  ['a failing host', () => new Response('', { status: 503 })],
  ['garbage', () => new Response('<html>')],
  ['another app’s manifest', () => Response.json({ app: 'login-dialog', builtAt: 1, js: [], css: [] })],
  ['a host that is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is a failure, and the next try is a new one [4.36]', async (_, answer) => {
  answerManifest(answer)
  await expect(loadEmbed(HOST, 'my-account')).rejects.toThrow()
  const manifest = await soundManifest()
  vi.restoreAllMocks()
  answerManifest(() => Response.json(manifest))
  await expect(loadEmbed(HOST, 'my-account')).resolves.toBeTypeOf('function')
})

test('a script that is there already is not fetched again; a new build is [7.41]', async () => {
  const manifest = await soundManifest()
  answerManifest(() => Response.json(manifest))
  await loadEmbed(HOST, 'my-account')
  await loadEmbed(HOST, 'my-account')
  expect([window.smallApp?.loads, put().length]).toEqual([1, 1])
  vi.restoreAllMocks()
  const next = await soundManifest()
  answerManifest(() => Response.json(next))
  await loadEmbed(HOST, 'my-account')
  expect([window.smallApp?.loads, put().length]).toEqual([2, 2])
})
