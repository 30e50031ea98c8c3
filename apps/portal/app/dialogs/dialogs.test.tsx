import '@herna/kit/base.css'
import { Panel } from '@herna/kit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { TextsProvider } from '../texts/index.ts'
import { ModalHost } from './dialog-host.tsx'
import { closeAllModals, type Modal, openModal } from './dialog-store.ts'
import { lazyDialog } from './lazy-dialog.ts'
import { closeSnackbar, showSnackbar, SnackbarRegion } from '../toasts/index.ts'

let root: Root

const opensOver = (event: MouseEvent) => {
  event.preventDefault()
  openModal(modal('cez', 2200))
}

/** A dialog with a link to another page inside. */
const modal = (id: string, level: Modal['level']): Modal => ({
  id,
  level,
  render: (controls) => (
    <Panel {...controls} title={id} closeLabel={`Zavrieť ${id}`}>
      <p>Obsah {id}</p>
      <a href="/ina">Iná stránka</a>
      <a href="/hra" onClick={opensOver}>
        Ďalší dialóg
      </a>
    </Panel>
  ),
})
function PathOutput() {
  return <output>{useLocation().pathname}</output>
}
const openDialogTitles = () =>
  [...document.querySelectorAll('[role="dialog"]:not([data-ending-style]) h2')].map((title) => title.textContent)

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const Shell = () => (
    <TextsProvider>
      <button type="button" onClick={() => openModal(modal('menu', 2000))}>
        Otvoriť menu
      </button>
      <PathOutput />
      <SnackbarRegion />
      <ModalHost />
    </TextsProvider>
  )
  const Stub = createRoutesStub([{ path: '*', Component: Shell }])
  root.render(<Stub initialEntries={['/']} />)
})
afterEach(async () => {
  await closeAllModals()
  root.unmount()
  document.body.replaceChildren()
})

const opener = page.getByRole('button', { name: 'Otvoriť menu' })

test('Escape closes the dialog and focus returns to its opener [4.32]', async () => {
  await opener.click()
  await expect.poll(openDialogTitles).toEqual(['menu'])
  await expect.poll(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(openDialogTitles).toEqual([])
  await expect.poll(() => document.activeElement).toBe(opener.element())
})

test('a click outside closes the dialog [4.32]', async () => {
  await opener.click()
  await expect.poll(openDialogTitles).toEqual(['menu'])
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
  await expect.poll(openDialogTitles).toEqual([])
})

test('the page behind does not scroll while a dialog is open [4.32]', async () => {
  const locked = () =>
    [document.documentElement, document.body].some((element) => /hidden|clip/.test(getComputedStyle(element).overflowY))
  expect(locked()).toBe(false)
  await opener.click()
  await expect.poll(locked).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(locked).toBe(false)
})

test('of several dialogs the highest level is on top, and Escape closes one at a time [4.32] [9.10]', async () => {
  openModal(modal('nízky', 2000))
  openModal(modal('vysoký', 6000))
  openModal(modal('stredný', 2400))
  await expect.poll(openDialogTitles).toEqual(['nízky', 'stredný', 'vysoký'])
  const levels = [...document.querySelectorAll('[role="dialog"]')].map((dialog) => getComputedStyle(dialog).zIndex)
  expect(levels).toEqual(['2000', '2400', '6000'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(openDialogTitles).toEqual(['nízky', 'stredný'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(openDialogTitles).toEqual(['nízky'])
})

test('opening the same dialog twice shows it once [4.32]', async () => {
  openModal(modal('menu', 2000))
  openModal(modal('menu', 2000))
  await expect.poll(openDialogTitles).toEqual(['menu'])
})

test('Back closes the dialog and stays on the page; other ways of closing leave no history entry', async () => {
  const initialState = window.history.state
  await opener.click()
  await expect.poll(openDialogTitles).toEqual(['menu'])
  window.history.back()
  await expect.poll(openDialogTitles).toEqual([])
  expect(window.history.state).toEqual(initialState)
  await opener.click()
  await expect.poll(openDialogTitles).toEqual(['menu'])
  await page.getByRole('button', { name: 'Zavrieť menu' }).click()
  await expect.poll(openDialogTitles).toEqual([])
  await expect.poll(() => window.history.state).toEqual(initialState)
})

test('a link inside navigates in the client router and closes the dialog', async () => {
  await opener.click()
  await page.getByRole('link', { name: 'Iná stránka' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('/ina')
  await expect.poll(openDialogTitles).toEqual([])
})

test('a link that opens a dialog over this one keeps both open and does not navigate', async () => {
  await opener.click()
  await page.getByRole('link', { name: 'Ďalší dialóg' }).click()
  await expect.poll(openDialogTitles).toEqual(['menu', 'cez'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(openDialogTitles).toEqual(['menu'])
  expect(document.querySelector('output')?.textContent).toBe('/')
})

test('a toast shown while a dialog is open is announced to screen readers [4.29]', async () => {
  await opener.click()
  await expect.poll(openDialogTitles).toEqual(['menu'])
  const id = showSnackbar({ type: 'alert', title: 'Odpoveď sa nepodarilo odoslať' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Odpoveď sa nepodarilo odoslať')
  closeSnackbar(id)
})

test('a dialog whose code has been preloaded is shown in the first frame; without that it is shown as soon as its code is loaded [P3]', async () => {
  const module = { default: modal('neskôr', 2000).render }
  const openNow = (dialog: ReturnType<typeof lazyDialog>) => {
    const Content = dialog.component()
    flushSync(() => openModal({ id: 'neskôr', level: 2000, render: (controls) => <Content {...controls} /> }))
    return openDialogTitles()
  }
  const preloaded = lazyDialog(async () => module as never)
  preloaded.preload()
  await Promise.resolve().then(() => undefined)
  expect(openNow(preloaded)).toEqual(['neskôr'])
  await closeAllModals()
  await expect.poll(openDialogTitles).toEqual([])
  expect(openNow(lazyDialog(async () => module as never))).toEqual([])
  await expect.poll(openDialogTitles).toEqual(['neskôr'])
})
