import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { TextsProvider } from '../texts/index.ts'
import { EmbedMount } from './embed-mount.tsx'
import { mockManifest, removeSmallApp, HOST, validManifest } from './small-host.fixture.ts'

let root: Root
const onClose = vi.fn()
const onFailed = vi.fn()

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  removeSmallApp()
  onClose.mockReset()
  onFailed.mockReset()
})

function show(screen: string, iso = 'sk-SK'): void {
  const configuration = { embedsOrigin: HOST, platformUrl: 'http://platform.test', gatewayUrl: '', locale: { iso } }
  const mount = <EmbedMount app="my-account" screen={screen} onClose={onClose} onFailed={onFailed} />
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ configuration }),
      HydrateFallback: () => null,
      Component: () => <TextsProvider>{mount}</TextsProvider>,
    },
  ])
  root.render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { configuration } } }} />)
}

test('the app is mounted with locale, platform and screen, and its callbacks reach the page [4.36]', async () => {
  const manifest = await validManifest()
  mockManifest(() => Response.json(manifest))
  show('limits')
  expect(document.querySelector('[aria-busy]')).toBeNull()
  await expect.poll(() => document.body.textContent).toContain('Malá aplikácia')
  expect(window.smallApp?.mounted[0]).toMatchObject({ locale: 'sk-SK', platform: 'http://platform.test', screen: 'limits' })
  window.smallApp?.mounted[0]?.onClose?.()
  expect(onClose).toHaveBeenCalledOnce()
  root.unmount()
  expect(window.smallApp?.unmounted).toBe(1)
  root = createRoot(document.createElement('div'))
})

test('a placeholder is shown while the app loads; a failure is reported to the page [4.36]', async () => {
  let answer: ((response: Response) => void) | undefined
  mockManifest(() => new Promise((resolve) => (answer = resolve)))
  show('limits')
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBe('Načítava sa…')
  // The client of the manifest loads first.
  await expect.poll(() => answer).toBeDefined()
  answer?.(new Response('', { status: 500 }))
  await expect.poll(() => onFailed.mock.calls.length).toBe(1)
})

test('an app that throws while mounting is reported as failed [4.36]', async () => {
  const manifest = await validManifest()
  mockManifest(() => Response.json(manifest))
  show('limits')
  await expect.poll(() => window.smallApp?.mounted.length).toBe(1)
  window.hernaEmbeds = {
    'my-account': () => {
      throw new Error('broken')
    },
  }
  show('limits', 'cs-CZ')
  await expect.poll(() => onFailed.mock.calls.length).toBe(1)
})

test('another locale unmounts the app and mounts it again [4.13]', async () => {
  const manifest = await validManifest()
  mockManifest(() => Response.json(manifest))
  show('limits')
  await expect.poll(() => window.smallApp?.mounted.length).toBe(1)
  show('limits', 'cs-CZ')
  await expect.poll(() => window.smallApp?.mounted.length).toBe(2)
  expect([window.smallApp?.unmounted, window.smallApp?.mounted[1]?.locale]).toEqual([1, 'cs-CZ'])
})
