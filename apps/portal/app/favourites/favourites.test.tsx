import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { gatewayClient, platformClient } from '../api/index.ts'
import { setPlayerEngine } from '../session/index.ts'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { engineWith } from '../testing/engine.fixture.ts'
import { FAULTS_TRIED } from '../testing/hosts.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { clearFavourites, favouriteCodes, loadFavourites } from './favourites-store.ts'

const line: { answer: (body: unknown, signal: AbortSignal) => Promise<Response> } = { answer: async () => Response.json({}) }
const send = ((_address, init) =>
  line.answer(init?.body ? JSON.parse(String(init.body)) : null, init?.signal as AbortSignal)) as typeof fetch
const host = { base: 'http://pam.test/gateway', locale: 'sk-SK', fetch: send, timeoutMs: 50 }
const gateway = gatewayClient(host, { deviceType: 'desktop', osName: 'Linux', clientPlatform: 'web' })

const list = (...codes: string[]) =>
  Response.json({ favoriteGames: { favoriteGameType: codes.map((gameType) => ({ gameType })) } })
/** The ways a call goes wrong [F1]. */
const FAULTS: Record<string, typeof line.answer> = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  reset: async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('reset')) })),
  hang: (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  '500': async () => Response.json({ status: 500 }, { status: 500 }),
  garbage: async () => new Response('<html>'),
  truncated: async () => new Response('{"favoriteGames":{"favoriteGameTy'),
}

const stage = () =>
  show(
    <>
      <FavouriteButton code="vlcia-hora" name="Vlčia hora" />
      <FavouriteButton code="perla-hlbin" name="Perla hlbín" />
      <SnackbarRegion />
    </>,
    { texts: { frame } },
  )
/** The way to try again that stands beside these words: others may still be on the screen. */
const retryOf = (words: string) =>
  page.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Skúsiť znova' })
const heart = (name = 'Vlčia hora') => page.getByRole('button', { name: `Obľúbená hra: ${name}` })

beforeEach(() => {
  line.answer = async () => list('perla-hlbin')
  setPlayerEngine(engineWith({ ask: (call) => call({ gateway, platform: platformClient(host) }) }))
})
afterEach(() => {
  clearFavourites()
  clear()
})

test('a guest sees no heart; after the login the player’s favourites are pressed, after the logout none is left [4.18] [6.6]', async () => {
  await stage()
  await expect.element(heart()).not.toBeInTheDocument()
  await loadFavourites()
  await expect.element(heart('Perla hlbín')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  clearFavourites()
  await expect.element(heart()).not.toBeInTheDocument()
  expect(favouriteCodes()).toEqual([])
})

test('a click shows at once, puts the game first, and takes no second one while the gateway is asked [4.18] [7.23]', async () => {
  await stage()
  await loadFavourites()
  const asked: unknown[] = []
  let answer: (response: Response) => void = () => undefined
  line.answer = (body) => {
    asked.push(body)
    return new Promise((done) => {
      answer = done
    })
  }
  await heart().click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart()).toHaveAttribute('aria-disabled', 'true')
  expect(favouriteCodes()).toEqual(['vlcia-hora', 'perla-hlbin'])
  ;(heart().element() as HTMLElement).click()
  expect(asked).toEqual([{ favoriteGames: { favoriteGameType: [{ gameType: 'vlcia-hora', requestType: 'add' }] } }])
  answer(list('vlcia-hora', 'perla-hlbin'))
  await expect.element(heart()).not.toHaveAttribute('aria-disabled')
})

test.each(FAULTS_TRIED)('an addition that meets „%s“ is undone with its word and can be tried again [8.19]', async (fault) => {
  await stage()
  await loadFavourites()
  line.answer = FAULTS[fault] as never
  await heart().click()
  await expect.element(page.getByText('Hru sa nepodarilo pridať medzi obľúbené')).toBeVisible()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  line.answer = async () => list('vlcia-hora', 'perla-hlbin')
  await retryOf('Hru sa nepodarilo pridať').click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
})

test('a removal that fails puts the game back where it was [8.19]', async () => {
  line.answer = async () => list('a', 'perla-hlbin', 'b')
  await stage()
  await loadFavourites()
  line.answer = FAULTS['500'] as never
  await heart('Perla hlbín').click()
  await expect.element(page.getByText('Hru sa nepodarilo odobrať z obľúbených')).toBeVisible()
  expect(favouriteCodes()).toEqual(['a', 'perla-hlbin', 'b'])
})

test.each(FAULTS_TRIED)('favourites that meet „%s“ are told, with a way to ask again [8.19]', async (fault) => {
  await stage()
  line.answer = FAULTS[fault] as never
  await loadFavourites()
  await expect.element(page.getByText('Obľúbené hry sa nepodarilo načítať')).toBeVisible()
  line.answer = async () => list('vlcia-hora')
  await retryOf('Obľúbené hry sa nepodarilo').click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
})
