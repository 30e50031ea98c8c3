import { afterEach, expect, test, vi } from 'vitest'
import { setPlayerEngine } from '../session/index.ts'
import { engineWith } from '../testing/engine.fixture.ts'
import { createPortalApi } from './create-portal-api.ts'

const navigate = vi.fn()
let depositPage: string | null = null
const api = createPortalApi(() => ({
  navigate,
  isPreview: false,
  catalogueAddress: '',
  // No program of this computer opens such an address, so the page stays.
  nativeApp: { scheme: 'herna', location: 'sk' },
  isCovered: false,
  depositPage: () => depositPage,
  leave: () => undefined,
}))
const openedWith = (query: string) => sessionStorage.setItem('herna-shell', query)

afterEach(() => {
  depositPage = null
  location.hash = ''
  setPlayerEngine(null)
  sessionStorage.clear()
  navigate.mockClear()
})

test.each(['', 'embed=true', 'app=herna-app'])(
  'outside the native view („%s“) window.herna.play opens the page of the game, as Play does [7.48] [7.42]',
  (query) => {
    openedWith(query)
    api.play('vlcia-hora')
    api.play('vlcia-hora', 'demo')
    expect(navigate.mock.calls).toEqual([['/play/vlcia-hora/real'], ['/play/vlcia-hora/demo']])
  },
)

test('in the native view window.herna.play leaves real play to the app, and a demo opens here [7.48] [4.16]', () => {
  openedWith('nativeapp=1')
  api.play('vlcia-hora')
  expect(navigate).not.toHaveBeenCalled()
  api.play('vlcia-hora', 'demo')
  expect(navigate.mock.calls).toEqual([['/play/vlcia-hora/demo']])
})

test('window.herna.open shows a player the operator’s deposit page; a guest who does not log in stays [2.36] [7.42]', async () => {
  // An address on this page, so that the test goes on.
  depositPage = '#https://vklad.example/'
  const requestLogin = vi.fn(async () => false)
  setPlayerEngine(engineWith({ requestLogin }))
  api.open('deposit')
  await vi.waitFor(() => expect(requestLogin).toHaveBeenCalledOnce())
  expect(location.hash).toBe('')
  setPlayerEngine(engineWith({ requestLogin: async () => true }))
  api.open('deposit')
  await vi.waitFor(() => expect(location.hash).toBe('#https://vklad.example/'))
})
