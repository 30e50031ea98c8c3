import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const PLACES = ['{services,sandbox}/**/*.ts', 'packages/service-kit/src/**/*.ts', 'apps/portal/server/**/*.ts', 'tools/*.ts']
const OURS = /\b(?:HERNA_[A-Z][A-Z_]*[A-Z]|DATABASE_URL)\b/g
const isProduct = (file: string) => !/node_modules|\.test\.ts$|\.fixture\.ts$|test-|services\/second-server/.test(file)
const namesIn = (text: string) => new Set(text.match(OURS) ?? [])

/** As settings read them: in quotes, or as a key of a schema. */
function namesRead(): Set<string> {
  const files = globSync(PLACES, { cwd: root }).filter(isProduct)
  const read = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/'(HERNA_[A-Z_]+|DATABASE_URL)'|^\s+(HERNA_[A-Z_]+): /gm)].map(
      ([, quoted, key]) => quoted ?? key ?? '',
    )
  })
  return new Set(read)
}

test('every setting is documented, and nothing is documented that nobody reads', () => {
  const documented = namesIn(readFileSync(join(root, 'docs/settings.md'), 'utf8'))
  expect([...documented].toSorted()).toEqual([...namesRead()].toSorted())
})

test('the README names no setting that nobody reads', () => {
  const read = namesRead()
  expect([...namesIn(readFileSync(join(root, 'README.md'), 'utf8'))].filter((name) => !read.has(name))).toEqual([])
})
