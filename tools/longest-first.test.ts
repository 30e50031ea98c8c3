import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every file that is to start first exists', () => {
  const source = readFileSync(join(import.meta.dirname, 'longest-first.ts'), 'utf8')
  const files = [...source.matchAll(/'(\/[^']+\.test\.tsx?)'/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
})
