import { type ReactNode, useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { onLinkIntent } from './link-intent.ts'
import { prefetchData } from './prefetched-data.ts'

/**
 * Prefetches the page of any link that the visitor points at, focuses or presses [9.12]: its modules are evaluated, its data decoded and its first
 * screen rendered before the click, so that the navigation waits for nothing. One set of listeners for the document: links stay plain, and hovering
 * one renders nothing of the page it is on.
 */
export function PagePrefetch(): ReactNode {
  const router = useContext(DataRouterContext)?.router
  const framework = useContext(FrameworkContext)
  const [firstScreen, show] = useState<ReactNode>(null)
  useEffect(() => {
    if (!router || !framework) return
    const { manifest, routeModules } = framework
    return onLinkIntent(document, (page) => {
      const matches = router.match(page.pathname + page.search) ?? []
      const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []).filter(({ id }) => id !== 'root')
      prefetchData(page, routes)
      const modules = routes.map((route) => (route.id in routeModules ? Promise.resolve() : loadModules(route, routeModules)))
      const isReady = Promise.all(modules)
      import('./first-screen.tsx').then(
        ({ renderAhead }) => renderAhead({ page, matches, router, routeModules, isReady, show }),
        nothing,
      )
    })
  }, [router, framework])
  return firstScreen
}

/** Without its first screen a page opens a moment later. */
const nothing = () => undefined

interface RouteFiles {
  id: string
  module: string
  imports?: string[]
}

/** As the router itself does it: a route's module in `routeModules` is not loaded again. */
async function loadModules({ id, module, imports = [] }: RouteFiles, routeModules: Record<string, unknown>): Promise<void> {
  for (const href of imports) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  try {
    routeModules[id] = await import(/* @vite-ignore */ module)
  } catch {
    // The navigation tries again and reports it.
  }
}
