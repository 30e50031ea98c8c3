import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSealed, writeSealed } from './sealed-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'herna-sealed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what was written is read; an empty, cut off, damaged or foreign file is not', async () => {
  const file = join(folder, 'inner', 'picture.webp')
  expect(await readSealed(file)).toBeNull()
  await writeSealed(file, Buffer.from('a picture'))
  expect((await readSealed(file))?.toString()).toBe('a picture')
  expect(readdirSync(join(folder, 'inner'))).toEqual(['picture.webp'])
  const whole = readFileSync(file)
  const damaged = Buffer.from(whole)
  damaged[whole.length - 1] = 0
  for (const bad of [Buffer.alloc(0), whole.subarray(0, 32), whole.subarray(0, -1), damaged, Buffer.from('RIFF and garbage')]) {
    writeFileSync(file, bad)
    expect(await readSealed(file), bad.toString('hex')).toBeNull()
  }
})

test('a file that cannot be put in its place leaves nothing behind', async () => {
  const taken = join(folder, 'taken')
  await writeSealed(join(taken, 'x'), Buffer.from('in the way'))
  await expect(writeSealed(taken, Buffer.from('a picture'))).rejects.toThrow()
  expect(readdirSync(folder).filter((name) => name.startsWith('taken.'))).toEqual([])
})
