import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Artists } from './artists.ts'
import type { Order } from './drawing.ts'
import { createPictureStore } from './picture-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const order: Order = { drawing: { of: 'icon', motif: 'wolf' }, width: null }
const artists = (picture: string) => {
  const draw = vi.fn(async () => Buffer.from(picture))
  return { draw, all: { draw, busy: () => 0, close: async () => {} } as unknown as Artists }
}
const fileOf = (): string => {
  const [name = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svg'))
  return join(folder, name)
}

test('a kept picture is read, one that is empty, garbage or cut off is drawn again and mended', async () => {
  const first = artists('<svg>wolf</svg>')
  await createPictureStore(folder, first.all).get(order, 'now')
  const whole = readFileSync(fileOf())
  for (const bad of [Buffer.alloc(0), Buffer.from('garbage that is longer than any checksum is'), whole.subarray(0, -1)]) {
    writeFileSync(fileOf(), bad)
    const again = artists('<svg>wolf</svg>')
    const store = createPictureStore(folder, again.all)
    expect(Buffer.from((await store.get(order, 'now'))?.bytes ?? []).toString()).toBe('<svg>wolf</svg>')
    expect(Buffer.from((await store.get(order, 'now'))?.bytes ?? []).toString()).toBe('<svg>wolf</svg>')
    expect(again.draw).toHaveBeenCalledTimes(1)
    expect(readFileSync(fileOf()).equals(whole)).toBe(true)
  }
})

test('an empty drawing is no picture and is not kept', async () => {
  const store = createPictureStore(folder, artists('').all)
  expect(await store.get(order, 'now')).toBeNull()
  expect(readdirSync(folder)).toEqual([])
})
