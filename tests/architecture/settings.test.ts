import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const SOURCES = ['{services,sandbox}/**/*.ts', 'packages/service-kit/src/**/*.ts', 'apps/portal/server/**/*.ts', 'tools/*.ts']
const SETTING_NAME = /\b(?:HERNA_[A-Z][A-Z_]*[A-Z]|DATABASE_URL|REDIS_URL)\b/g
const isProduct = (file: string) => !/node_modules|\.test\.ts$|\.fixture\.ts$|test-|services\/postgres-matrix/.test(file)
const namesIn = (text: string) => new Set(text.match(SETTING_NAME) ?? [])

/** Variables that the settings read: in quotes, or as a key of a schema. */
function namesRead(): Set<string> {
  const files = globSync(SOURCES, { cwd: root }).filter(isProduct)
  const read = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/'(HERNA_[A-Z_]+|DATABASE_URL|REDIS_URL)'|^\s+(HERNA_[A-Z_]+): /gm)].map(
      ([, quoted, key]) => quoted ?? key ?? '',
    )
  })
  return new Set(read)
}

test('every setting is documented, and every documented setting is read', () => {
  const documented = namesIn(readFileSync(join(root, 'docs/settings.md'), 'utf8'))
  expect([...documented].toSorted()).toEqual([...namesRead()].toSorted())
})

test('the README names only settings that are read', () => {
  const read = namesRead()
  expect([...namesIn(readFileSync(join(root, 'README.md'), 'utf8'))].filter((name) => !read.has(name))).toEqual([])
})
