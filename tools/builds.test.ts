import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { builds } from './builds.ts'

const root = resolve(import.meta.dirname, '..')
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { dependencies?: object; devDependencies?: object }

/** Folders of our packages that a build includes, directly or through another package. */
function packagesOf(folder: string): Set<string> {
  const { dependencies, devDependencies } = manifestOf(folder)
  const packageFolders = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@herna/'))
    .flatMap((name) => ['packages/', 'sandbox/'].map((parent) => name.replace('@herna/', parent)))
    .filter((name) => existsSync(join(root, name)))
  return new Set(packageFolders.flatMap((name) => [name, ...packagesOf(name)]))
}

test.each(builds().map((build) => [build.name, build] as const))('%s is rebuilt when any of its sources changes', (_, build) => {
  const covers = (folder: string) => build.sources.some((source) => `${folder}/src/`.startsWith(`${source}/`))
  expect([...packagesOf(build.folder)].filter((folder) => !covers(folder))).toEqual([])
  for (const source of build.sources) expect(existsSync(join(root, source)) || source === 'apps/portal/public', source).toBe(true)
})
