import { expect, test, vi } from 'vitest'
import '../styles/index.css'
import type { CallResult, GameApi } from '../session/game-api.ts'
import { failure } from '../session/failure.ts'
import type { GameParts } from '../start/game-parts.ts'
import { ownPageTools } from './own-page-tools.ts'

type Ask = GameApi<unknown, unknown>['favourite']
const MORE = 'http://portal.test/uzivatel/pokracovat'

function showTools(favourite: Ask): HTMLElement {
  const parts = { api: { favourite }, continueUrl: MORE, until: new AbortController().signal } as unknown as GameParts<
    unknown,
    unknown
  >
  const tools = ownPageTools(parts, () => 'token')
  document.body.replaceChildren(tools)
  return tools
}
const reply = (isFavourite: boolean): CallResult<{ isFavourite: boolean }> => ({ ok: true, value: { isFavourite } })
const refused = { ok: false, failure: failure('server') } as const
const heart = () => document.querySelector<HTMLButtonElement>('.own-page-tools [aria-label="Obľúbená hra"]')

test('one press marks the game as a favourite, and the button waits for the operator [3.42] [4.18]', async () => {
  let isFavourite = false
  const asked: unknown[] = []
  showTools(async (token, change) => {
    asked.push([token, change])
    isFavourite = change ?? isFavourite
    return reply(isFavourite)
  })
  expect(heart()?.disabled).toBe(true)
  await vi.waitFor(() => expect(heart()?.disabled).toBe(false))
  heart()?.click()
  expect(heart()?.disabled).toBe(true)
  await vi.waitFor(() => expect(heart()?.getAttribute('aria-pressed')).toBe('true'))
  heart()?.click()
  await vi.waitFor(() => expect(heart()?.getAttribute('aria-pressed')).toBe('false'))
  expect(asked).toEqual([
    ['token', undefined],
    ['token', true],
    ['token', false],
  ])
})

test('a change that fails is taken back and said', async () => {
  showTools(async (_token, change) => (change === undefined ? reply(true) : refused))
  await vi.waitFor(() => expect(heart()?.getAttribute('aria-pressed')).toBe('true'))
  heart()?.click()
  await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('nepodarilo odobrať'))
  expect([heart()?.getAttribute('aria-pressed'), heart()?.disabled]).toEqual(['true', false])
  document.querySelector('dialog')?.remove()
})

test('an operator that does not tell favourites has no such button; the way to other games stays', async () => {
  const tools = showTools(async () => refused)
  await vi.waitFor(() => expect(heart()).toBeNull())
  expect(tools.querySelector('a')?.href).toBe(MORE)
  expect(tools.querySelector('a')?.getAttribute('aria-label')).toBe('Pokračovať v hre')
})

test('favourite, other games and full screen are at least 44 px large', async () => {
  const tools = showTools(async () => reply(false))
  for (const { width, height } of [...tools.children].map((tool) => tool.getBoundingClientRect()))
    expect([width >= 44, height >= 44]).toEqual([true, true])
})

test('full screen is one press away, says so, and leads back', async () => {
  const changed = () => new Promise((resolve) => document.addEventListener('fullscreenchange', resolve, { once: true }))
  let shown: Element | null = null
  const show = (element: Element | null) => async () => {
    shown = element
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => shown)
  vi.spyOn(document.documentElement, 'requestFullscreen').mockImplementation(show(document.documentElement))
  vi.spyOn(document, 'exitFullscreen').mockImplementation(show(null))
  const tools = showTools(async () => reply(false))
  const press = async (name: string) => {
    const change = changed()
    tools.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click()
    await change
  }
  await press('Na celú obrazovku')
  expect(shown).toBe(document.documentElement)
  await press('Zavrieť celú obrazovku')
  expect(shown).toBeNull()
  expect(tools.querySelector('[aria-label="Na celú obrazovku"]')).not.toBeNull()
  vi.restoreAllMocks()
})

test('without the browser’s full screen there is no such button', () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
  expect(showTools(async () => reply(false)).querySelector('[aria-label="Na celú obrazovku"]')).toBeNull()
  vi.restoreAllMocks()
})
