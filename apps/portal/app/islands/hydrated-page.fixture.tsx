import { type ComponentProps, type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, vi } from 'vitest'
import { TextsProvider, useTexts } from '../texts/index.ts'
import { PageHydration } from './index.ts'

let root: Root | undefined
let container: HTMLElement | undefined

const page = (content: ReactNode) => (
  <MemoryRouter initialEntries={['/kasino']}>
    <TextsProvider messages={{ lobby: { title: 'Obľúbené' } }}>{content}</TextsProvider>
  </MemoryRouter>
)

/** Puts the page into the document as the server renders it. */
export function showServerPage(content: ReactNode): HTMLElement {
  container = document.createElement('div')
  container.innerHTML = renderToString(page(content))
  document.body.append(container)
  return container
}

/** Starts to hydrate the shown page. */
export function startHydration(content: ReactNode, listeners: Omit<ComponentProps<typeof PageHydration>, 'children'>): void {
  root = hydrateRoot(pageElement(), <PageHydration {...listeners}>{page(content)}</PageHydration>)
}

/** Renders on the server and hydrates in the browser; the content stands below the screen. */
export async function hydratePage(content: ReactNode): Promise<HTMLElement> {
  const shown = showServerPage(content)
  shown.style.paddingTop = '3000px'
  const onHydrated = vi.fn()
  startHydration(content, { onHydrated })
  await expect.poll(() => onHydrated.mock.calls.length).toBe(1)
  return shown
}

export function clearPage(): void {
  root?.unmount()
  container?.remove()
  window.scrollTo(0, 0)
}

export const pageElement = (): HTMLElement => container as HTMLElement
export const button = () => pageElement().querySelector('button') as HTMLButtonElement

/** Called with each rendering of `Counter`. */
export const rendered = vi.fn()
export function Counter() {
  rendered()
  const t = useTexts('lobby')
  const { pathname } = useLocation()
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {t('title')} {pathname} {count}
    </button>
  )
}

/** Long enough for what hydrates by itself. */
export const settle = () => new Promise((done) => setTimeout(done, 300))
