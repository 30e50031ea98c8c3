import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import play from '../texts/sk-SK/play.json'
import { clear, show } from '../testing/render.fixture.tsx'
import PlayDemo from './play-demo.route.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const FRAME = 'data:text/html,<title>hra</title>'
const OPEN = { frameUrl: FRAME, touchUrl: FRAME, error: null, requiresPassword: false }
let requests: { address: string; fields: Record<string, string> }[]
let status: number
let seconds: number

beforeEach(() => {
  requests = []
  seconds = 600
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    requests.push({ address, fields: Object.fromEntries(new URLSearchParams(body)) })
    return status === 200 ? Response.json({ launch: OPEN, seconds }) : new Response(null, { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  clear()
})

const demo = (requiresPassword: boolean) => {
  const loaderData = {
    code: 'skuska',
    type: 'Slot',
    name: 'Skúška',
    isPreview: false,
    launch: requiresPassword ? { frameUrl: null, touchUrl: null, error: null, requiresPassword } : OPEN,
    backdrop: PIXEL,
    detailsHref: '/hra/skuska',
    lobbyHref: '/',
  }
  const props = { loaderData } as unknown as Parameters<typeof PlayDemo>[0]
  return show(<PlayDemo {...props} />, { texts: { play } })
}
const submitPassword = async (password: string) => {
  await page.getByLabelText(play.passwordField).fill(password)
  await page.getByRole('button', { name: play.passwordGo }).click()
}
const frame = () => document.querySelector('iframe')

test('the demo of a password-protected game requires the password and opens with the editors’ one [5.3] [4.17]', async () => {
  await demo(true)
  await expect.element(page.getByText(play.password)).toBeVisible()
  expect(frame()).toBeNull()
  status = 200
  await submitPassword('tajne')
  await vi.waitFor(() => expect(frame()?.getAttribute('src')).toBe(FRAME))
  expect(requests).toEqual([{ address: '/play/heslo', fields: { heslo: 'tajne', hra: 'skuska', rezim: 'demo' } }])
})

test('a wrong password opens no demo, and another can be tried [5.3] [8.23]', async () => {
  await demo(true)
  status = 401
  await submitPassword('nie')
  await expect.element(page.getByText(play.passwordWrong)).toBeVisible()
  expect(frame()).toBeNull()
  status = 200
  await submitPassword('ano')
  await vi.waitFor(() => expect(frame()).not.toBeNull())
})

test('an unprotected demo requires no password', async () => {
  await demo(false)
  await vi.waitFor(() => expect(frame()).not.toBeNull())
  expect(requests).toEqual([])
})
