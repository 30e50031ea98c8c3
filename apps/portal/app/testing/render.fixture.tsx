import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { IntlProvider } from 'use-intl'

const configuration = {
  contentOrigin: '/content',
  currency: { code: '€', iso: 'EUR' },
  locale: { code: 'sk', language: 'sk', iso: 'sk-SK' },
}

interface RenderOptions {
  /** Path (and query) the component is rendered at. */
  path?: string
  /** Texts by feature. */
  texts: Record<string, Record<string, string>>
  /** Data of the root loader besides the configuration. */
  root?: object
}
let root: Root | undefined
let container: HTMLElement | undefined

/** Renders a component in the test browser, in a router that accepts every path. */
export async function show(node: ReactNode, options: RenderOptions): Promise<HTMLElement> {
  clear()
  container = document.createElement('div')
  document.body.append(container)
  const data = { configuration, ...options.root }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => data,
      Component: () => <PathMarker>{node}</PathMarker>,
      HydrateFallback: () => null,
      children: [{ path: '*', Component: () => null }],
    },
  ])
  root = createRoot(container)
  root.render(
    <IntlProvider locale="sk-SK" messages={options.texts} timeZone="Europe/Bratislava">
      <Stub initialEntries={[options.path ?? '/']} hydrationData={{ loaderData: { root: data } }} />
    </IntlProvider>,
  )
  for (let attempt = 0; attempt < 100 && !container.firstElementChild; attempt++)
    await new Promise((done) => setTimeout(done, 10))
  return container
}

export function clear(): void {
  root?.unmount()
  container?.remove()
  root = undefined
}

function PathMarker({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <div data-path={pathname + search} style={{ padding: '0 32px' }}>
      {children}
    </div>
  )
}

/** Resolves after the next paint. */
export const nextPaint = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** The router's current path and query. */
export const currentPath = (): string | undefined => document.querySelector<HTMLElement>('[data-path]')?.dataset.path
