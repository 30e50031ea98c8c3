import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { lazySchemas } from './lazy-schemas.ts'
import { onFirstUse } from './on-first-use.ts'

const contract = (entry: string) => resolve(import.meta.dirname, '../../packages/contract/src', entry)
/** Everything of the contract that the portal's clients import. */
const ENTRIES = [
  'player/index.ts',
  'portal/index.ts',
  'content/index.ts',
  'embeds/index.ts',
  'notifications/index.ts',
  'problem.ts',
].map(contract)

/** A bundle of the contract, and the shapes of the object schemas constructed since the previous call of `constructed`. */
async function bundledContract(plugins: ReturnType<typeof lazySchemas>[]) {
  const folder = mkdtempSync(join(tmpdir(), 'herna-lazy-schemas-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const entry = join(folder, 'entry.ts')
  writeFileSync(
    entry,
    [
      ...ENTRIES.map((path, index) => `export * as part${index} from ${JSON.stringify(path)}`),
      // The test reads with the same copy of zod.
      `export { safeParse } from ${JSON.stringify(import.meta.resolve('zod/v4/core').replace('file://', ''))}`,
    ].join('\n'),
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { outDir: folder, emptyOutDir: false, minify: false, lib: { entry, formats: ['es'], fileName: () => 'bundle.mjs' } },
  })
  const shapes: string[] = []
  const { defineProperty } = Object
  onTestFinished(() => void (Object.defineProperty = defineProperty))
  Object.defineProperty = (target, name, descriptor) => {
    const def = name === '_zod' ? (descriptor.value as { def: { type?: string; shape?: object } }).def : null
    if (def?.type !== undefined) shapes.push(def.shape ? Object.keys(def.shape).join() : def.type)
    return defineProperty(target, name, descriptor)
  }
  const parts = await import(pathToFileURL(join(folder, 'bundle.mjs')).href)
  return { parts, constructed: () => shapes.splice(0) }
}

test('importing the contract constructs no schema; using one constructs it and those within it, once', async () => {
  const { parts, constructed } = await bundledContract([lazySchemas()])
  expect(constructed()).toEqual([])

  const { scripts } = parts.part0.platform
  const file = { path: '/platform/login.js', integrity: 'sha384-x' }
  expect(parts.safeParse(scripts.reply, { 'login.js': file, 'identity.js': file }).success).toBe(true)
  const shapes = constructed().filter((shape) => shape.includes('path') || shape.includes('.js'))
  expect(shapes).toEqual(['login.js,identity.js', 'path,integrity'])

  expect(parts.safeParse(scripts.reply, { 'login.js': file, 'identity.js': { ...file, integrity: 'none' } }).success).toBe(false)
  expect(constructed()).toEqual([])
})

test('without the plugin, importing the contract constructs all schemas', async () => {
  const { constructed } = await bundledContract([])
  expect(constructed().length).toBeGreaterThan(200)
})

test('deferred schemas can be extended, picked from and used as members of a union', async () => {
  const { parts, constructed } = await bundledContract([lazySchemas()])
  const { portal } = parts.part1
  const widgets = { widgets: [{ id: '1', title: 'Texty', type: 'Html', html: '<p>x</p>' }] }
  expect(parts.safeParse(portal.menuWidgets.reply, widgets)).toEqual({ success: true, data: widgets })
  expect(parts.safeParse(portal.menuWidgets.reply, { widgets: [{ type: 'Unknown' }] }).success).toBe(false)
  const body = { heslo: 'tajne', hra: 'vlcia-hora', rezim: 'demo' }
  expect(parts.safeParse(portal.unlockDemo.body, body)).toEqual({ success: true, data: body })
  expect(parts.safeParse(portal.unlockDemo.body, { ...body, rezim: 'real' }).success).toBe(false)
  expect(constructed()).not.toEqual([])
})

test('onFirstUse constructs with the first property that is read', () => {
  let constructions = 0
  const value = onFirstUse(() => ({ count: ++constructions, self: undefined as unknown }))
  expect(constructions).toBe(0)
  expect('count' in value).toBe(true)
  expect(value.count).toBe(1)
  expect(value.count).toBe(1)
})
