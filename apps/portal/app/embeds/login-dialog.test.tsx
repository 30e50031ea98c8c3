import '@herna/kit/base.css'
import { afterEach, expect, test, vi } from 'vitest'
import embeds from '../texts/sk-SK/embeds.json'
import { clear, show } from '../testing/render.fixture.tsx'
import { LoginDialog } from './login-dialog.tsx'

const loaded = vi.hoisted((): string[] => [])
vi.mock('./load-embed.ts', () => ({
  loadEmbed: (_origin: string, app: string) => {
    loaded.push(app)
    return new Promise(() => undefined)
  },
}))

afterEach(() => {
  clear()
  loaded.length = 0
  vi.unstubAllGlobals()
})

const controls = { open: true, close: () => undefined, onClosed: () => undefined } as never

test('toggles that the login request has loaded choose the dialog without another request [4.13] [7.44]', async () => {
  const requests = vi.fn(async () => Response.json({ featureToggle: [] }))
  vi.stubGlobal('fetch', requests)
  const props = { controls, screen: 'login', close: () => undefined, retry: () => undefined } as const
  await show(<LoginDialog {...props} toggles={['login-dialog-2']} />, { texts: { embeds }, root: { features: [] } })
  await expect.poll(() => loaded).toEqual(['login-dialog-2'])
  expect(requests).not.toHaveBeenCalled()
})

test.each([
  [['login-dialog-2'], 'login-dialog-2'],
  [[], 'login-dialog'],
])('the toggles of the CMS %o select %s when the gateway enables none [3.45]', async (features, app) => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no gateway')
  })
  const dialog = <LoginDialog controls={controls} screen="login" close={() => undefined} retry={() => undefined} />
  await show(dialog, { texts: { embeds }, root: { features } })
  await expect.poll(() => loaded).toEqual([app])
})
