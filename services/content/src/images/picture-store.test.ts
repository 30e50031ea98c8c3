import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImageWorkers } from './image-workers.ts'
import type { RenderRequest } from './render-request.ts'
import { createPictureStore } from './picture-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const request: RenderRequest = { image: { kind: 'icon', motif: 'wolf' }, width: null }
const fakeWorkers = (picture: string) => {
  const render = vi.fn(async () => Buffer.from(picture))
  return { render, workers: { render, busy: () => 0, close: async () => {} } as unknown as ImageWorkers }
}
const fileOf = (): string => {
  const [name = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svg'))
  return join(folder, name)
}

test('a stored image is read; one that is empty, invalid or cut off is rendered and stored again', async () => {
  const first = fakeWorkers('<svg>wolf</svg>')
  await createPictureStore(folder, first.workers).get(request, 'high')
  const stored = readFileSync(fileOf())
  for (const bad of [Buffer.alloc(0), Buffer.from('garbage that is longer than any checksum is'), stored.subarray(0, -1)]) {
    writeFileSync(fileOf(), bad)
    const again = fakeWorkers('<svg>wolf</svg>')
    const store = createPictureStore(folder, again.workers)
    expect(Buffer.from((await store.get(request, 'high'))?.bytes ?? []).toString()).toBe('<svg>wolf</svg>')
    expect(Buffer.from((await store.get(request, 'high'))?.bytes ?? []).toString()).toBe('<svg>wolf</svg>')
    expect(again.render).toHaveBeenCalledTimes(1)
    expect(readFileSync(fileOf()).equals(stored)).toBe(true)
  }
})

test('an empty rendering is not an image and is not stored', async () => {
  const store = createPictureStore(folder, fakeWorkers('').workers)
  expect(await store.get(request, 'high')).toBeNull()
  expect(readdirSync(folder)).toEqual([])
})
