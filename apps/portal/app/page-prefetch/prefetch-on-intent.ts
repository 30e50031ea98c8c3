import type { ContextType, ReactNode } from 'react'
import type { DataRouter, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { isInThisLayout, renderAhead } from './first-screen.tsx'
import { holdClick, openHeldPage } from './held-click.ts'
import { onLinkIntent } from './link-intent.ts'
import { prefetchData } from './prefetched-data.ts'

interface Prefetching {
  router: DataRouter
  framework: NonNullable<ContextType<typeof FrameworkContext>>
  /** Renders the first screen of the page, or nothing, as part of this one. */
  show(screen: ReactNode): void
}

/** Prefetches the pages of links from now on, and that of `first`, an event that has just happened. Returns a function that ends it. */
export function prefetchOnIntent({ router, framework, show }: Prefetching, first: Event | null): () => void {
  const { manifest, routeModules } = framework
  const navigate = (to: string) => void router.navigate(to)
  const prefetch = (page: URL, isPressed: boolean) => {
    const matches = router.match(page.pathname + page.search) ?? []
    const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []).filter(({ id }) => id !== 'root')
    prefetchData(page, routes)
    const isReady = Promise.all(
      routes.map((route) => (route.id in routeModules ? Promise.resolve() : loadModules(route, routeModules))),
    )
    if (isPressed && isInThisLayout({ matches, router })) holdClick(page, navigate)
    void renderAhead({ page, matches, router, routeModules, isReady, show }).then(
      (isRendered) => isPressed && !isRendered && openHeldPage(page, navigate),
    )
  }
  return onLinkIntent(document, prefetch, first)
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
