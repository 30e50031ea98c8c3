import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { RoutesAt } from './page-key.ts'

type Manifest = Pick<ServerBuild, 'routes'>['routes']

/** Ids of the build's routes that match a path; a `.data` path matches like its page. */
export function routesOfBuild(routes: Manifest): RoutesAt {
  const tree = childrenOf(undefined, routes)
  return remembered((path) => {
    const page = path.replace(/(?:\/_(?:root)?)?\.data$/, '') || '/'
    return (matchRoutes(tree, page) ?? []).map(({ route }) => route.id ?? '')
  })
}

/** The template of a path's route, such as `/hra/:slug`; with `.data` for the data that the browser's router requests. `unknown` when nothing matches. */
export function templatesOfBuild(routes: Manifest): (path: string) => string {
  const tree = childrenOf(undefined, routes)
  return remembered((path) => {
    const page = path.replace(/(?:\/_(?:root)?)?\.data$/, '') || '/'
    const matches = matchRoutes(tree, page)
    if (!matches) return 'unknown'
    const segments = matches.flatMap(({ route }) => (route.path ?? '').split('/')).filter((segment) => segment !== '')
    return `/${withoutAbsent(segments, page).join('/')}${page === path || path === '/' ? '' : '.data'}`
  })
}

/** Paths that are remembered; beyond it, all are forgotten. Anybody may ask for longer ones, which no page has. */
const MAX_REMEMBERED = 2_000
const MAX_REMEMBERED_LENGTH = 200

/**
 * The function with its last results. The router compiles and ranks all routes anew for each path, and one request asks several times: that was 30 % of the
 * portal's processor time when 2,000 people opened pages that nobody had opened before.
 */
function remembered<T>(of: (path: string) => T): (path: string) => T {
  const results = new Map<string, T>()
  return (path) => {
    const known = results.get(path)
    if (known !== undefined) return known
    const result = of(path)
    if (path.length > MAX_REMEMBERED_LENGTH) return result
    if (results.size >= MAX_REMEMBERED) results.clear()
    results.set(path, result)
    return result
  }
}

/** An optional segment that is a word, such as `preview?`, is part of the template only where the path has it. */
function withoutAbsent(segments: string[], page: string): string[] {
  const given = page.split('/').filter((part) => part !== '')
  let position = 0
  return segments.flatMap((segment) => {
    const word = /^([^:]+)\?$/.exec(segment)?.[1]
    if (word !== undefined && given[position] !== word) return []
    position++
    return [word ?? segment]
  })
}

function childrenOf(parent: string | undefined, routes: Manifest): RouteObject[] {
  const children = Object.values(routes).filter((route) => route !== undefined && route.parentId === parent)
  return children.map((route) => {
    const { id = '', path, index, caseSensitive } = route ?? {}
    return index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: childrenOf(id, routes) }
  })
}
