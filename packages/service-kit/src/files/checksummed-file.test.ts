import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readChecksummed, writeChecksummed } from './checksummed-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'herna-sealed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a written file is read back; an empty, cut off, damaged or foreign file reads as null', async () => {
  const file = join(folder, 'inner', 'picture.webp')
  expect(await readChecksummed(file)).toBeNull()
  await writeChecksummed(file, Buffer.from('a picture'))
  expect((await readChecksummed(file))?.toString()).toBe('a picture')
  expect(readdirSync(join(folder, 'inner'))).toEqual(['picture.webp'])
  const content = readFileSync(file)
  const damaged = Buffer.from(content)
  damaged[content.length - 1] = 0
  for (const bad of [
    Buffer.alloc(0),
    content.subarray(0, 32),
    content.subarray(0, -1),
    damaged,
    Buffer.from('RIFF and garbage'),
  ]) {
    writeFileSync(file, bad)
    expect(await readChecksummed(file), bad.toString('hex')).toBeNull()
  }
})

test('a failed write leaves no temporary file', async () => {
  const occupied = join(folder, 'occupied')
  await writeChecksummed(join(occupied, 'x'), Buffer.from('in the way'))
  await expect(writeChecksummed(occupied, Buffer.from('a picture'))).rejects.toThrow()
  expect(readdirSync(folder).filter((name) => name.startsWith('occupied.'))).toEqual([])
})
