import { PATHS, type RouteName } from './addresses.ts'

/** A page's route and the parameters of its path. */
export interface PageRoute {
  name: RouteName
  params: Record<string, string>
}

const ROUTES = Object.entries(PATHS).map(([name, path]) => ({
  name: name as RouteName,
  pattern: new RegExp(`^${path.replace(/:(\w+)/, '(?<$1>[^/]+)')}$`),
}))

/** The route of a path, also in preview; null: the path of no page [2.24]. */
export function routeAt(pathname: string): PageRoute | null {
  const path = pathname.replace(/^\/preview(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  for (const { name, pattern } of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { name, params: { ...match.groups } }
  }
  return null
}
