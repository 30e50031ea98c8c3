import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { IntlProvider } from 'use-intl'

const configuration = {
  contentOrigin: '/content',
  currency: { code: '€', iso: 'EUR' },
  locale: { code: 'sk', language: 'sk', iso: 'sk-SK' },
}

interface Stage {
  /** The address the room is shown at. */
  at?: string
  /** Texts of the rooms on the stage, by room. */
  texts: Record<string, Record<string, string>>
  /** What the root's loader says besides the configuration. */
  root?: object
}
let root: Root | undefined
let box: HTMLElement | undefined

/** Shows a part of a room in a real browser, in a router that knows every address. */
export async function show(node: ReactNode, { at = '/', texts, root: more }: Stage): Promise<HTMLElement> {
  clear()
  box = document.createElement('div')
  document.body.append(box)
  const data = { configuration, ...more }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => data,
      Component: () => <Shown>{node}</Shown>,
      HydrateFallback: () => null,
      children: [{ path: '*', Component: () => null }],
    },
  ])
  root = createRoot(box)
  root.render(
    <IntlProvider locale="sk-SK" messages={texts} timeZone="Europe/Bratislava">
      <Stub initialEntries={[at]} hydrationData={{ loaderData: { root: data } }} />
    </IntlProvider>,
  )
  for (let turn = 0; turn < 100 && !box.firstElementChild; turn++) await new Promise((done) => setTimeout(done, 10))
  return box
}

export function clear(): void {
  root?.unmount()
  box?.remove()
  root = undefined
}

function Shown({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <div data-path={pathname + search} style={{ padding: '0 32px' }}>
      {children}
    </div>
  )
}

/** What was ready to be drawn has been drawn. */
export const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** Where the router stands now. */
export const pathShown = (): string | undefined => document.querySelector<HTMLElement>('[data-path]')?.dataset.path
