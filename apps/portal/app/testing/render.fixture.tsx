import { type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { TextsProvider } from '../texts/index.ts'

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
  /** Id of the page's route. */
  page?: string
  /** The page runs a game. */
  runsGame?: boolean
  /** Data of the root loader besides the configuration. */
  root?: object
}
let root: Root | undefined
let container: HTMLElement | undefined

/** Renders a component in the test browser, in a router that accepts every path, and waits until its effects have run. */
export async function show(node: ReactNode, options: RenderOptions): Promise<HTMLElement> {
  clear()
  container = document.createElement('div')
  document.body.append(container)
  const data = { configuration, ...options.root }
  const { promise: effectsDone, resolve: onEffects } = Promise.withResolvers<void>()
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => data,
      Component: () => <PathMarker onEffects={onEffects}>{node}</PathMarker>,
      HydrateFallback: () => null,
      children: [{ path: '*', id: options.page ?? 'page', handle: { runsGame: options.runsGame }, Component: () => null }],
    },
  ])
  root = createRoot(container)
  root.render(
    <TextsProvider messages={options.texts}>
      <Stub initialEntries={[options.path ?? '/']} hydrationData={{ loaderData: { root: data } }} />
    </TextsProvider>,
  )
  await effectsDone
  return container
}

export function clear(): void {
  root?.unmount()
  container?.remove()
  root = undefined
}

/** The outermost component: its effect runs after those of all others. */
function PathMarker({ children, onEffects }: { children: ReactNode; onEffects: () => void }) {
  const { pathname, search } = useLocation()
  useEffect(onEffects, [onEffects])
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
