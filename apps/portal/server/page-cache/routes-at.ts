import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { RoutesAt } from './page-key.ts'

type Manifest = Pick<ServerBuild, 'routes'>['routes']

/** Ids of the build's routes that match a path; a `.data` path matches like its page. */
export function routesOfBuild(routes: Manifest): RoutesAt {
  const tree = childrenOf(undefined, routes)
  return (path) => {
    const page = path.replace(/(?:\/_(?:root)?)?\.data$/, '') || '/'
    return (matchRoutes(tree, page) ?? []).map(({ route }) => route.id ?? '')
  }
}

function childrenOf(parent: string | undefined, routes: Manifest): RouteObject[] {
  const children = Object.values(routes).filter((route) => route !== undefined && route.parentId === parent)
  return children.map((route) => {
    const { id = '', path, index, caseSensitive } = route ?? {}
    return index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: childrenOf(id, routes) }
  })
}
