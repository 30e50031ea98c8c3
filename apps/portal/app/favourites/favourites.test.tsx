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

const server: { answer: (body: unknown, signal: AbortSignal) => Promise<Response> } = { answer: async () => Response.json({}) }
const send = ((_address, init) =>
  server.answer(init?.body ? JSON.parse(String(init.body)) : null, init?.signal as AbortSignal)) as typeof fetch
const host = { base: 'http://pam.test/gateway', locale: 'sk-SK', fetch: send, timeoutMs: 50 }
const gateway = gatewayClient(host, { deviceType: 'desktop', osName: 'Linux', clientPlatform: 'web' })

const list = (...codes: string[]) =>
  Response.json({ favoriteGames: { favoriteGameType: codes.map((gameType) => ({ gameType })) } })
/** Kinds of failed responses [F1]. */
const FAULTS: Record<string, typeof server.answer> = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  reset: async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('reset')) })),
  hang: (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  '500': async () => Response.json({ status: 500 }, { status: 500 }),
  garbage: async () => new Response('<html>'),
  truncated: async () => new Response('{"favoriteGames":{"favoriteGameTy'),
}

const render = () =>
  show(
    <>
      <FavouriteButton code="vlcia-hora" name="Vlčia hora" />
      <FavouriteButton code="perla-hlbin" name="Perla hlbín" />
      <SnackbarRegion />
    </>,
    { texts: { frame } },
  )
/** The retry button of the snackbar with this text; other snackbars may still be visible. */
const retryButton = (text: string) =>
  page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Skúsiť znova' })
const heart = (name = 'Vlčia hora') => page.getByRole('button', { name: `Obľúbená hra: ${name}` })

beforeEach(() => {
  server.answer = async () => list('perla-hlbin')
  setPlayerEngine(engineWith({ callHosts: (call) => call({ gateway, platform: platformClient(host) }) }))
})
afterEach(() => {
  clearFavourites()
  clear()
})

test('a guest sees no button; after the login the player’s favourites are pressed, after the logout none is shown [4.18] [6.6]', async () => {
  await render()
  await expect.element(heart()).not.toBeInTheDocument()
  await loadFavourites()
  await expect.element(heart('Perla hlbín')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  clearFavourites()
  await expect.element(heart()).not.toBeInTheDocument()
  expect(favouriteCodes()).toEqual([])
})

test('a click takes effect at once, puts the game first, and further clicks are ignored while the request is pending [4.18] [7.23]', async () => {
  await render()
  await loadFavourites()
  const requests: unknown[] = []
  let answer: (response: Response) => void = () => undefined
  server.answer = (body) => {
    requests.push(body)
    return new Promise((done) => {
      answer = done
    })
  }
  await heart().click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart()).toHaveAttribute('aria-disabled', 'true')
  expect(favouriteCodes()).toEqual(['vlcia-hora', 'perla-hlbin'])
  ;(heart().element() as HTMLElement).click()
  expect(requests).toEqual([{ favoriteGames: { favoriteGameType: [{ gameType: 'vlcia-hora', requestType: 'add' }] } }])
  answer(list('vlcia-hora', 'perla-hlbin'))
  await expect.element(heart()).not.toHaveAttribute('aria-disabled')
})

test.each(FAULTS_TRIED)('an addition that fails with „%s“ is reverted, reported and can be retried [8.19]', async (fault) => {
  await render()
  await loadFavourites()
  server.answer = FAULTS[fault] as never
  await heart().click()
  await expect.element(page.getByText('Hru sa nepodarilo pridať medzi obľúbené')).toBeVisible()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  server.answer = async () => list('vlcia-hora', 'perla-hlbin')
  await retryButton('Hru sa nepodarilo pridať').click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
})

test('a failed removal restores the game at its position [8.19]', async () => {
  server.answer = async () => list('a', 'perla-hlbin', 'b')
  await render()
  await loadFavourites()
  server.answer = FAULTS['500'] as never
  await heart('Perla hlbín').click()
  await expect.element(page.getByText('Hru sa nepodarilo odobrať z obľúbených')).toBeVisible()
  expect(favouriteCodes()).toEqual(['a', 'perla-hlbin', 'b'])
})

test.each(FAULTS_TRIED)('loading favourites that fails with „%s“ is reported with a retry [8.19]', async (fault) => {
  await render()
  server.answer = FAULTS[fault] as never
  await loadFavourites()
  await expect.element(page.getByText('Obľúbené hry sa nepodarilo načítať')).toBeVisible()
  server.answer = async () => list('vlcia-hora')
  await retryButton('Obľúbené hry sa nepodarilo').click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
})
