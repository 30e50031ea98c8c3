import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptDeployments, requestDeployment } from './control.ts'

let folder: string
let stop: () => void = () => {}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-control-'))
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})
const request = (lines: string[] = []) => requestDeployment(folder, { root: '/new' }, (line) => lines.push(line))

test('a deployment is requested of the cluster in the folder; what it reports arrives, and its failure is the request’s', async () => {
  const roots: string[] = []
  stop = acceptDeployments(folder, async (root, print) => {
    roots.push(root)
    print('node 1')
    if (roots.length > 1) throw new Error('node 2 could not be replaced')
    print('node 2')
  })
  const lines: string[] = []
  await request(lines)
  expect([roots, lines]).toEqual([['/new'], ['node 1', 'node 2']])
  await expect(request()).rejects.toThrow('node 2 could not be replaced')
})

test('while one deployment runs another is refused', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  stop = acceptDeployments(folder, () => {
    started.resolve()
    return release.promise
  })
  const first = request()
  await started.promise
  await expect(request()).rejects.toThrow('another deployment is running')
  release.resolve()
  await first
})

test('without a cluster in the folder the request says so', async () => {
  await expect(request()).rejects.toThrow(`no cluster runs in ${folder}`)
})
