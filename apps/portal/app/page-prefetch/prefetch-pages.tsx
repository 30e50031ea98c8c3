import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { onLinkIntent } from './link-intent.ts'
import { prefetchData } from './prefetched-data.ts'

/**
 * Prefetches the page of any link that the visitor points at, focuses or presses [9.12]: its modules are evaluated and its data decoded before the
 * click, so that the navigation waits for nothing. One set of listeners for the document: links stay plain, and hovering one renders nothing.
 */
export function PagePrefetch(): null {
  const router = useContext(DataRouterContext)?.router
  const framework = useContext(FrameworkContext)
  useEffect(() => {
    if (!router || !framework) return
    const { manifest, routeModules } = framework
    return onLinkIntent(document, (page) => {
      const matched = router.match(page.pathname + page.search) ?? []
      const routes = matched.flatMap(({ route }) => manifest.routes[route.id] ?? []).filter(({ id }) => id !== 'root')
      prefetchData(page, routes)
      for (const route of routes) if (!(route.id in routeModules)) void loadModules(route, routeModules)
    })
  }, [router, framework])
  return null
}

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
