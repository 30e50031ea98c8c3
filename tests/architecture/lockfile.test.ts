import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  version?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
const root = resolve(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Entry> }
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** Binaries of development tools for platforms that our registry does not provide (decision 0028). */
const TOOL_BINARIES =
  /^node_modules\/@(?:biomejs\/cli|oxlint\/binding|oxlint-tsgolint\/(?:darwin|win32)|oxc-parser\/binding|unrs\/resolver-binding)-/

test('npm ci verifies every installed package: only optional tool binaries for other platforms have no integrity hash [S18]', () => {
  expect(installed.length).toBeGreaterThan(500)
  const unverified = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  const unexplained = unverified.filter(([path, { dev, optional, os, libc }]) => {
    const isOtherPlatform = os?.includes('linux') ? libc?.includes('musl') || !/-(x64|arm64)/.test(path) : true
    return !(TOOL_BINARIES.test(path) && dev && optional && isOtherPlatform)
  })
  expect(unexplained.map(([path]) => path)).toEqual([])
})

test('the lockfile lists the binaries of every platform, because npm ci rejects a lockfile without them on any platform [S18]', () => {
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![`${path}/node_modules/${name}`, `node_modules/${name}`].some((packagePath) => packagePath in packages),
    ),
  )
  expect(missing).toEqual([])
})
