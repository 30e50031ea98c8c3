import '@herna/kit/base.css'
import { Panel } from '@herna/kit'
import { use } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider, useLocation, useNavigation } from 'react-router'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { TextsProvider } from '../texts/index.ts'
import { withMotion } from '../testing/motion.fixture.ts'
import { historySettled } from './dialog-history.ts'
import { ModalHost } from './dialog-host.tsx'
import { closeAllModals, closeModal, type Modal, openModal } from './dialog-store.ts'

const START = window.location.href
let root: Root
let router: ReturnType<typeof createBrowserRouter>
/** Lets the loader of the slow page finish. */
let resolveSlowPage: () => void
/** Lets the page be rendered whose address is set before. */
let renderLatePage: () => void

const modal = (id: string, more: Partial<Modal> & { next?: Modal } = {}): Modal => ({
  id,
  level: 2200,
  ...more,
  render: (controls) => (
    <Panel
      {...controls}
      onClosed={() => {
        if (more.next) openModal(more.next)
        controls.onClosed()
      }}
      title={id}
      closeLabel={`Zavrieť ${id}`}
    >
      <a href="/ina">Iná stránka</a>
    </Panel>
  ),
})
const dialogs = () =>
  [...document.querySelectorAll('[role="dialog"]:not([data-ending-style]) h2')].map((title) => title.textContent)
/** The path in the address bar and the page on the screen. */
const currentPages = () => `${window.location.pathname} ${document.querySelector('output')?.textContent}`
function PathOutput() {
  return <output data-navigation={useNavigation().state}>{useLocation().pathname}</output>
}
const isLoading = () => document.querySelector('output')?.dataset.navigation === 'loading'
/** Presses Back and waits until the history has moved; a dialog that opens at once may push an equal entry. */
async function goBack(): Promise<void> {
  const moved = new Promise((resolve) => window.navigation.addEventListener('currententrychange', resolve, { once: true }))
  window.history.back()
  await moved
}
/** Depth of the current dialog entry in the history. */
const entryDepth = () => (window.history.state as { modal?: { depth: number } } | null)?.modal?.depth
const close: Record<string, (id: string) => Promise<void>> = {
  'its button': (id) => page.getByRole('button', { name: `Zavrieť ${id}` }).click(),
  Escape: () => userEvent.keyboard('{Escape}'),
  Back: goBack,
}

withMotion()
beforeEach(async () => {
  // A page of another site is before these entries: no test may reach it.
  window.history.pushState(null, '', '/cudzia')
  window.history.pushState(null, '', '/')
  const Shell = () => (
    <TextsProvider>
      <PathOutput />
      <Outlet />
      <ModalHost />
    </TextsProvider>
  )
  const slow = () =>
    new Promise<null>((done) => {
      resolveSlowPage = () => done(null)
    })
  const latePage = new Promise<null>((done) => {
    renderLatePage = () => done(null)
  })
  const LatePage = () => use(latePage)
  router = createBrowserRouter([
    {
      Component: Shell,
      children: [
        { path: '/pomala', loader: slow, Component: () => null },
        { path: '/neskora', Component: LatePage },
        { path: '*', Component: () => null },
      ],
    },
  ])
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={router} />)
  await expect.poll(currentPages).toBe('/ /')
  await router.navigate('/pred')
  await expect.poll(currentPages).toBe('/pred /pred')
  await router.navigate('/lobby')
  await expect.poll(currentPages).toBe('/lobby /lobby')
})
afterEach(async () => {
  await closeAllModals()
  root.unmount()
  router.dispose()
  document.body.replaceChildren()
})
afterAll(() => window.history.replaceState(null, '', START))

/** Expects no dialog entries: one press of Back leads to the previous page. */
async function expectCleanHistory(): Promise<void> {
  await expect.poll(entryDepth).toBeUndefined()
  expect(currentPages()).toBe('/lobby /lobby')
  await goBack()
  await expect.poll(currentPages).toBe('/pred /pred')
}

test.each(Object.keys(close).flatMap((by) => [[by, 'animations'] as const, [by, 'reduced motion'] as const]))(
  'consecutive dialogs, closed by %s with %s, leave the player on the page [2.43] [4.25] [4.32]',
  async (by, motion) => {
    await commands.reduceMotion(motion === 'reduced motion')
    openModal(modal('§ 32', { next: modal('správa', { next: modal('bonus') }) }))
    for (const id of ['§ 32', 'správa', 'bonus']) {
      await expect.poll(dialogs).toEqual([id])
      await close[by]?.(id)
      expect(currentPages()).toBe('/lobby /lobby')
    }
    await expect.poll(dialogs).toEqual([])
    await expectCleanHistory()
    await commands.reduceMotion(false)
  },
)

test('a dialog that opens before the entry of the closed one is removed waits for it', async () => {
  openModal(modal('prvý', { address: '/hra/vlk' }))
  await expect.poll(() => window.location.pathname).toBe('/hra/vlk')
  closeModal(modal('prvý'))
  await Promise.resolve()
  openModal(modal('druhý'))
  await expect.poll(() => window.location.pathname).toBe('/lobby')
  await expect.poll(dialogs).toEqual(['druhý'])
  await expect.poll(entryDepth).toBe(1)
  await goBack()
  await expect.poll(dialogs).toEqual([])
  await expectCleanHistory()
})

test('when dialogs open and close within one task, Back closes only what is open', async () => {
  openModal(modal('menu'))
  openModal(modal('prihlásenie', { level: 5000 }))
  closeModal(modal('menu'))
  openModal(modal('detail', { address: '/hra/vlk' }))
  closeModal(modal('prihlásenie', { level: 5000 }))
  openModal(modal('účet', { level: 2400 }))
  await expect.poll(dialogs).toEqual(['detail', 'účet'])
  await expect.poll(() => window.location.pathname).toBe('/hra/vlk')
  await goBack()
  await expect.poll(dialogs).toEqual(['detail'])
  expect(window.location.pathname).toBe('/hra/vlk')
  await goBack()
  await expect.poll(dialogs).toEqual([])
  await expectCleanHistory()
})

test('when the lower of two dialogs closes, the upper one stays and the URL is the page’s again', async () => {
  openModal(modal('detail', { address: '/hra/vlk' }))
  openModal(modal('prihlásenie', { level: 5000 }))
  await expect.poll(() => window.location.pathname).toBe('/hra/vlk')
  closeModal(modal('detail'))
  await expect.poll(() => window.location.pathname).toBe('/lobby')
  await expect.poll(dialogs).toEqual(['prihlásenie'])
  await expect.poll(entryDepth).toBe(1)
  await goBack()
  await expect.poll(dialogs).toEqual([])
  await expectCleanHistory()
})

test.each(['link', 'program'])(
  'after navigating away from two open dialogs by %s, one Back leads to the page, not to a dialog',
  async (by) => {
    openModal(modal('menu', { level: 2000 }))
    openModal(modal('detail'))
    await expect.poll(dialogs).toEqual(['menu', 'detail'])
    if (by === 'link') [...document.querySelectorAll<HTMLElement>('[role=dialog] a')].at(-1)?.click()
    else void router.navigate('/ina')
    await expect.poll(currentPages).toBe('/ina /ina')
    await expect.poll(dialogs).toEqual([])
    await goBack()
    await expect.poll(currentPages).toBe('/lobby /lobby')
    await expectCleanHistory()
  },
)

test('a navigation that starts while a dialog closes succeeds', async () => {
  openModal(modal('prihlásenie'))
  await expect.poll(dialogs).toEqual(['prihlásenie'])
  await expect.poll(entryDepth).toBe(1)
  closeModal(modal('prihlásenie'))
  void router.navigate('/ina')
  await expect.poll(currentPages).toBe('/ina /ina')
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  await expectCleanHistory()
})

test('a dialog of the page that opened while another page was loading closes with the page; Back skips its entry', async () => {
  void router.navigate('/pomala')
  await expect.poll(isLoading).toBe(true)
  openModal(modal('filtre', { isOfPage: true }))
  await expect.poll(entryDepth).toBe(1)
  resolveSlowPage()
  await expect.poll(currentPages).toBe('/pomala /pomala')
  await expect.poll(dialogs).toEqual([])
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  await expectCleanHistory()
})

test('a dialog with its own URL that opened while another page was loading closes with the page', async () => {
  void router.navigate('/pomala')
  await expect.poll(isLoading).toBe(true)
  openModal(modal('detail', { address: '/hra/vlk' }))
  await expect.poll(() => window.location.pathname).toBe('/hra/vlk')
  resolveSlowPage()
  await expect.poll(currentPages).toBe('/pomala /pomala')
  await expect.poll(dialogs).toEqual([])
})

test('any other dialog that opened while a page was loading stays over that page; the first Back closes it, the next one leads to the previous page', async () => {
  void router.navigate('/pomala')
  await expect.poll(isLoading).toBe(true)
  openModal(modal('§ 32'))
  await expect.poll(entryDepth).toBe(1)
  resolveSlowPage()
  await expect.poll(currentPages).toBe('/pomala /pomala')
  await expect.poll(entryDepth).toBe(1)
  expect(dialogs()).toEqual(['§ 32'])
  await goBack()
  await expect.poll(dialogs).toEqual([])
  expect(currentPages()).toBe('/pomala /pomala')
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  await expectCleanHistory()
})

test('a dialog that opened when the address of a page was set and the page not yet on the screen stays over it; Back closes it', async () => {
  await router.navigate('/neskora')
  openModal(modal('hľadanie'))
  await expect.poll(dialogs).toEqual(['hľadanie'])
  renderLatePage()
  await expect.poll(currentPages).toBe('/neskora /neskora')
  await historySettled()
  expect(entryDepth()).toBe(1)
  expect(dialogs()).toEqual(['hľadanie'])
  await goBack()
  await expect.poll(dialogs).toEqual([])
  expect(currentPages()).toBe('/neskora /neskora')
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  await expectCleanHistory()
})

test('Forward passes over the entries of dialogs that were open while the page was loading', async () => {
  void router.navigate('/pomala')
  await expect.poll(isLoading).toBe(true)
  openModal(modal('filtre', { isOfPage: true }))
  openModal(modal('hľadanie', { level: 2400 }))
  await expect.poll(entryDepth).toBe(2)
  resolveSlowPage()
  await expect.poll(currentPages).toBe('/pomala /pomala')
  await expect.poll(dialogs).toEqual(['hľadanie'])
  await goBack()
  await expect.poll(dialogs).toEqual([])
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  await expect.poll(entryDepth).toBeUndefined()
  window.history.forward()
  await expect.poll(isLoading).toBe(true)
  resolveSlowPage()
  await expect.poll(currentPages).toBe('/pomala /pomala')
  await expect.poll(entryDepth).toBeUndefined()
  expect(dialogs()).toEqual([])
})

// A frame may not hold Back back; `dialogs.journey.ts` has the page that may, where such a dialog has no entry.
test('in a frame a dialog that opens by itself over a page reached with Back has its entry like any other: Back closes it', async () => {
  await router.navigate('/stol')
  await expect.poll(currentPages).toBe('/stol /stol')
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  openModal(modal('správa', { opensItself: true }))
  await expect.poll(entryDepth).toBe(1)
  await goBack()
  await expect.poll(dialogs).toEqual([])
  await expectCleanHistory()
})

test('a page that finishes loading while a dialog’s entry is removed stays on the screen', async () => {
  void router.navigate('/pomala')
  await expect.poll(isLoading).toBe(true)
  openModal(modal('§ 32'))
  await expect.poll(entryDepth).toBe(1)
  closeModal(modal('§ 32'))
  resolveSlowPage()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('/pomala')
  await expect.poll(currentPages).toBe('/pomala /pomala')
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  await expectCleanHistory()
})

test('Back closes a dialog also while another page is loading', async () => {
  void router.navigate('/pomala')
  await expect.poll(isLoading).toBe(true)
  openModal(modal('§ 32'))
  await expect.poll(entryDepth).toBe(1)
  await goBack()
  await expect.poll(dialogs).toEqual([])
  resolveSlowPage()
  await expect.poll(currentPages).toBe('/pomala /pomala')
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
})

test('Back from a page whose address is set and which is not on the screen yet returns to the page on the screen', async () => {
  await router.navigate('/neskora')
  expect(currentPages()).toBe('/neskora /lobby')
  await goBack()
  renderLatePage()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  await expect.poll(() => router.state.location.pathname).toBe('/lobby')
})

test('Forward after Back opens no dialog, and dialogs keep working', async () => {
  openModal(modal('menu'))
  await expect.poll(dialogs).toEqual(['menu'])
  await expect.poll(entryDepth).toBe(1)
  await goBack()
  await expect.poll(dialogs).toEqual([])
  const historyGo = vi.spyOn(window.history, 'go')
  window.history.forward()
  await vi.waitFor(() => expect(historyGo).toHaveBeenCalledExactlyOnceWith(-1))
  historyGo.mockRestore()
  await expect.poll(entryDepth).toBeUndefined()
  expect(dialogs()).toEqual([])
  openModal(modal('správa'))
  await expect.poll(dialogs).toEqual(['správa'])
  await expect.poll(entryDepth).toBe(1)
  await close['its button']?.('správa')
  await expect.poll(dialogs).toEqual([])
  await expectCleanHistory()
})

test('Forward to a dialog with its own URL shows that page', async () => {
  openModal(modal('detail', { address: '/hra/vlk' }))
  await expect.poll(() => window.location.pathname).toBe('/hra/vlk')
  await goBack()
  await expect.poll(dialogs).toEqual([])
  window.history.forward()
  await expect.poll(currentPages).toBe('/hra/vlk /hra/vlk')
  await goBack()
  await expect.poll(currentPages).toBe('/lobby /lobby')
  await expectCleanHistory()
})
