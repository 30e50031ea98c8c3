import '@herna/kit/base.css'
import { CONSENT_CHANGED } from '@herna/contract/embeds'
import { FULL_CONSENT, NO_CONSENT, parseConsent, serializeConsent } from '@herna/rules/consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SnackbarRegion } from '../toasts/index.ts'
import embeds from '../texts/sk-SK/embeds.json'
import frame from '../texts/sk-SK/frame.json'
import { clear, show } from '../testing/render.fixture.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { CONSENT_SCRIPT } from './consent-script.ts'
import { ConsentStart } from './consent-start.tsx'

const loaded = vi.hoisted(() => ({ apps: [] as string[], app: Promise.withResolvers<unknown>() }))
vi.mock('./load-embed.ts', () => ({
  loadEmbed: (_origin: string, app: string) => {
    loaded.apps.push(app)
    return loaded.app.promise
  },
}))

const { dataset } = document.documentElement
let listeners: AbortController
let recorded: unknown[]

beforeEach(() => {
  forget()
  listeners = new AbortController()
  recorded = []
  loaded.apps.length = 0
  loaded.app = Promise.withResolvers()
  const realFetch = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.endsWith('/cookie-consent')) return realFetch(request)
    recorded.push(await request.json())
    return Response.json({ accepted: true })
  })
})
afterEach(() => {
  clear()
  listeners.abort()
  vi.restoreAllMocks()
  forget()
})
function forget(): void {
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
  delete dataset.consent
  delete window.dataLayer
}

/** Runs the head script as a page does; its listener is removed after the test. */
function runHeadScript(): void {
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementationOnce((type: string, listener: EventListenerOrEventListenerObject) =>
    add(type, listener, { signal: listeners.signal }),
  )
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
  new Function(CONSENT_SCRIPT)()
}
const ROOT = {
  configuration: { platformUrl: 'http://platform.test', embedsOrigin: 'http://embeds.test', locale: { iso: 'sk-SK' } },
}
const showPage = (start: boolean, layout = 'default') =>
  show(
    <>
      <ConsentQuestion />
      {start && <ConsentStart />}
      <div data-layout={layout}>Stránka</div>
      <SnackbarRegion />
    </>,
    { texts: { frame, embeds }, root: ROOT },
  )
const question = page.getByRole('region', { name: 'Vaše súkromie' })
const choice = (name: string) => question.getByRole('button', { name })
const signals = () => (window.dataLayer ?? []).map((command) => (command as ArrayLike<unknown>)[1])

test('the question is visible only to visitors who have not answered, without any code of the portal [4.39]', async () => {
  await showPage(false)
  await expect.element(question).not.toBeInTheDocument()
  runHeadScript()
  await expect.element(question).toBeVisible()
  document.cookie = `cookie-consent=${serializeConsent({ id: crypto.randomUUID(), groups: NO_CONSENT, recorded: true })}; Path=/`
  delete dataset.consent
  runHeadScript()
  await expect.element(question).not.toBeInTheDocument()
})

test('an answer from before the portal’s code ran is stored and hides the question; the code signals and records it [4.39]', async () => {
  runHeadScript()
  await showPage(false)
  await choice('Prijať všetko').click()
  await expect.element(question).not.toBeInTheDocument()
  const stored = parseConsent(document.cookie)
  expect([stored?.groups, stored?.recorded, window.dataLayer]).toEqual([FULL_CONSENT, false, undefined])
  await showPage(true)
  await expect.poll(() => recorded).toMatchObject([{ id: stored?.id, analytics: true, marketing: true, personalisation: true }])
  expect(signals()).toEqual(['default', 'update'])
  await expect.poll(() => parseConsent(document.cookie)).toEqual({ ...stored, recorded: true })
  expect(dataset.consent).toBeUndefined()
})

test('an answer on a running page is stored, signalled and recorded once; refusing takes one click, like accepting [4.39]', async () => {
  runHeadScript()
  await showPage(true)
  await expect.poll(signals).toEqual(['default'])
  await choice('Len nevyhnutné').click()
  await expect.poll(() => parseConsent(document.cookie)).toMatchObject({ groups: NO_CONSENT, recorded: true })
  expect(signals()).toEqual(['default', 'update'])
  expect(recorded).toMatchObject([{ analytics: false, marketing: false, personalisation: false }])
  await expect.element(question).not.toBeInTheDocument()
})

test('where cookies are blocked, an early answer is valid for this page (F7)', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  runHeadScript()
  await showPage(false)
  await choice('Prijať všetko').click()
  await showPage(true)
  await expect.poll(signals).toEqual(['default', 'update'])
  await expect.poll(() => recorded).toMatchObject([{ analytics: true }])
})

test('the settings are downloaded on the first click, also an early one, and replace the question when they are mounted [4.36] [7.41]', async () => {
  runHeadScript()
  await showPage(false)
  await choice('Nastaviť').click()
  expect(loaded.apps).toEqual([])
  await showPage(true)
  await expect.poll(() => loaded.apps).toEqual(['cookie-consent'])
  await expect.element(question).toBeVisible()
  const unmount = vi.fn()
  loaded.app.resolve((element: HTMLElement) => {
    element.textContent = 'Nastavenia'
    return { show: () => undefined, unmount }
  })
  await expect.element(page.getByText('Nastavenia')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(document.activeElement?.textContent).toBe('Nastavenia')
  window.dispatchEvent(new CustomEvent(CONSENT_CHANGED, { detail: { ...NO_CONSENT, statistics: true } }))
  await expect.poll(() => recorded).toMatchObject([{ analytics: true, marketing: false, personalisation: false }])
})

test('when the settings cannot be downloaded, a snackbar offers a retry and the question can still be answered [4.36]', async () => {
  runHeadScript()
  await showPage(true)
  await choice('Nastaviť').click()
  loaded.app.reject(new Error('no manifest'))
  await expect.element(page.getByText('Nastavenia cookies sa nepodarilo načítať')).toBeVisible()
  expect(dataset.consent).toBe('open')
  loaded.app = Promise.withResolvers()
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.poll(() => loaded.apps).toHaveLength(2)
  await choice('Len nevyhnutné').click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => recorded).toHaveLength(1)
})

test('on a phone the question is low, its three choices have 44 px and the same look; over a game it is not shown, and what the keyboard focuses there scrolls nothing [4.17]', async () => {
  await page.viewport(320, 640)
  runHeadScript()
  const container = await showPage(false)
  const section = container.querySelector('section')
  expect(section?.getBoundingClientRect().height).toBeLessThan(640 / 5)
  const buttons = [...(section?.querySelectorAll('button') ?? [])]
  expect(buttons.map((button) => button.getBoundingClientRect().height)).toEqual([44, 44, 44])
  const look = (button: Element) => {
    const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button)
    return [color, backgroundColor, fontSize, fontWeight].join()
  }
  expect(new Set(buttons.map(look)).size).toBe(1)
  const reserved = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd
  expect(Number.parseFloat(reserved())).toBeGreaterThan(100)
  await showPage(false, 'game-play')
  await expect.element(question).not.toBeInTheDocument()
  expect(reserved()).toBe('auto')
})
