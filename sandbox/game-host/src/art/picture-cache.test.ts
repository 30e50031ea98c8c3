import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const draw = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#ffb224"/></svg>'

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['garbage', () => Buffer.from('not a picture at all, but longer than a checksum')],
  ['cut off', (intact: Buffer) => intact.subarray(0, intact.length - 5)],
])('a cached file that is %s is rendered again and replaced, never sent', async (_, damage) => {
  const first = await createPictureCache(folder)('logo', draw)
  const [name = ''] = readdirSync(folder)
  const file = join(folder, name)
  const intactFile = readFileSync(file)
  writeFileSync(file, damage(intactFile))
  const again = await createPictureCache(folder)('logo', draw)
  expect((await sharp(again.body).metadata()).format).toBe('webp')
  expect([again.etag, again.body.equals(first.body)]).toEqual([first.etag, true])
  expect(readFileSync(file).equals(intactFile)).toBe(true)
})

test('a requested picture is rendered before those that nobody waits for', async () => {
  const pictures = createPictureCache(folder)
  const finished: string[] = []
  const render = (key: string, priority: 'request' | 'ahead') =>
    pictures(key, () => draw().replace('#ffb224', key), priority).then(() => finished.push(key))
  await Promise.all([
    render('#000001', 'ahead'),
    render('#000002', 'ahead'),
    render('#000003', 'ahead'),
    render('#000004', 'request'),
  ])
  expect(finished.indexOf('#000004')).toBeLessThan(finished.indexOf('#000003'))
})
