import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ICON_FOLDER, iconFiles } from './icons.ts'

test('the icon files of the kit equal what the generator produces', async () => {
  const expected = await iconFiles()
  for (const [path, text] of expected) expect(readFileSync(join(ICON_FOLDER, path), 'utf8'), path).toBe(text)
  const existing = readdirSync(join(ICON_FOLDER, 'icons')).map((name) => `icons/${name}`)
  expect(existing.filter((path) => !expected.has(path))).toEqual([])
})
