import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { routesOfBuild } from './routes-at.ts'

const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) => ({
  id,
  parentId,
  path,
  index,
  module: { default: null },
})
const routesAt = routesOfBuild(
  Object.fromEntries(
    [
      route('root', undefined, ''),
      route('layout', 'root'),
      route('home', 'layout', '/', true),
      route('list', 'layout', 'temy/:slug'),
    ].map((each) => [each.id, each]),
  ) as unknown as ServerBuild['routes'],
)

test('a path and its data path match the same routes, outermost first', () => {
  for (const path of ['/', '/_.data', '/_root.data']) expect(routesAt(path), path).toEqual(['root', 'layout', 'home'])
  for (const path of ['/temy/egypt', '/temy/egypt.data']) expect(routesAt(path), path).toEqual(['root', 'layout', 'list'])
  expect(routesAt('/nikde/nie')).toEqual([])
})
