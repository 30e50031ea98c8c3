import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { routesOfBuild, templatesOfBuild } from './routes-at.ts'

const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) => ({
  id,
  parentId,
  path,
  index,
  module: { default: null },
})
const routes = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('layout', 'root'),
    route('home', 'layout', '/', true),
    route('list', 'layout', 'temy/:slug'),
    route('optional', 'root', 'preview?'),
    route('draft', 'optional', 'hra/:slug'),
  ].map((each) => [each.id, each]),
) as unknown as ServerBuild['routes']
const routesAt = routesOfBuild(routes)
const templateAt = templatesOfBuild(routes)

test('a path and its data path match the same routes, outermost first', () => {
  for (const path of ['/', '/_.data', '/_root.data']) expect(routesAt(path), path).toEqual(['root', 'layout', 'home'])
  for (const path of ['/temy/egypt', '/temy/egypt.data']) expect(routesAt(path), path).toEqual(['root', 'layout', 'list'])
  expect(routesAt('/nikde/nie')).toEqual([])
})

test('a path has the template of its route, so that metrics have one series for all pages of a kind', () => {
  expect([templateAt('/'), templateAt('/temy/egypt'), templateAt('/nikde/nie')]).toEqual(['/', '/temy/:slug', 'unknown'])
  expect([templateAt('/hra/vlk'), templateAt('/preview/hra/vlk')]).toEqual(['/hra/:slug', '/preview/hra/:slug'])
  expect([templateAt('/_root.data'), templateAt('/temy/egypt.data')]).toEqual(['/.data', '/temy/:slug.data'])
})

test('the answers are right for more paths than are remembered, in any order, and for long ones', () => {
  const words = Array.from({ length: 2_500 }, (_, index) => `slovo-${index}`)
  for (const word of [...words, ...words.toReversed(), 'x'.repeat(500)]) {
    expect(templateAt(`/temy/${word}`)).toBe('/temy/:slug')
    expect(templateAt(`/${word}/nic`)).toBe('unknown')
    expect(routesAt(`/hra/${word}`)).toEqual(['root', 'optional', 'draft'])
  }
})
