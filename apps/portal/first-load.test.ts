import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { anyPage, filesOfRoute, firstLoad, laterLoad } from './first-load.ts'

const FILES = {
  'entry.ts': `import './effect.ts'\nimport { used } from './feature/index.ts'\nused()\nvoid import('./feature/later.ts')`,
  'other-entry.ts': `import { unused } from './feature/index.ts'\nunused()`,
  'effect.ts': `document.title = 'effect'`,
  'feature/index.ts': `export { used } from './used.ts'\nexport { unused } from './unused.ts'\nexport type { Kind } from './kind.ts'`,
  'feature/used.ts': `import { helper } from './helper.ts'\nexport const used = () => document.write(helper)`,
  'feature/helper.ts': `export const helper = 'helper'`,
  'feature/unused.ts': `export const unused = () => document.write('unused')`,
  'feature/later.ts': `import { helper } from './helper.ts'\ndocument.title = helper`,
  'feature/kind.ts': `export type Kind = 'kind'`,
}

/** The names of the modules that each of the given loads contains. */
async function modulesOf(loadsOf: (root: string) => ReturnType<typeof firstLoad>[]): Promise<string[][]> {
  const root = mkdtempSync(join(tmpdir(), 'herna-first-load-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'feature'))
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(root, file), text)
  const loads = loadsOf(root)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: loads.map(({ plugin }) => plugin),
    build: { write: false, rolldownOptions: { input: [join(root, 'entry.ts'), join(root, 'other-entry.ts')] } },
  })
  return loads.map(({ has }) =>
    Object.keys(FILES)
      .filter((file) => has(join(root, file)))
      .map((file) => basename(file, '.ts'))
      .toSorted(),
  )
}

test('the first load contains static imports by name and nothing behind a dynamic import', async () => {
  expect(await modulesOf((root) => [firstLoad([join(root, 'entry.ts')])])).toEqual([['effect', 'entry', 'helper', 'used']])
})

test('a later load starts at a dynamically imported module; any page, at every entry of the build', async () => {
  const [later, page] = await modulesOf((root) => [laterLoad([join(root, 'feature/later.ts')]), anyPage()])
  expect(later).toEqual(['helper', 'later'])
  expect(page).toEqual(['effect', 'entry', 'helper', 'other-entry', 'unused', 'used'])
})

test('a later load of a file that is not part of the build fails the build', async () => {
  await expect(modulesOf((root) => [laterLoad([join(root, 'gone.ts')])])).rejects.toThrow(/not part of the build: .*gone\.ts/)
})

test('filesOfRoute returns the file of a route and those of its layouts', () => {
  const routes = [
    {
      file: 'layout.tsx',
      children: [
        { id: 'a', file: 'a.tsx' },
        { id: 'b', file: 'b.tsx' },
      ],
    },
  ]
  expect(filesOfRoute(routes, 'b')).toEqual(['layout.tsx', 'b.tsx'])
  expect(filesOfRoute(routes, 'c')).toEqual([])
})
