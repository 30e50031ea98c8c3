import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { filesOfRoute, firstLoad } from './first-load.ts'

const FILES = {
  'entry.ts': `import './effect.ts'\nimport { used } from './feature/index.ts'\nused()\nvoid import('./feature/later.ts')`,
  'other-entry.ts': `import { unused } from './feature/index.ts'\nunused()`,
  'effect.ts': `document.title = 'effect'`,
  'feature/index.ts': `export { used } from './used.ts'\nexport { unused } from './unused.ts'\nexport type { Kind } from './kind.ts'`,
  'feature/used.ts': `import { helper } from './helper.ts'\nexport const used = () => document.write(helper)`,
  'feature/helper.ts': `export const helper = 'helper'`,
  'feature/unused.ts': `export const unused = () => document.write('unused')`,
  'feature/later.ts': `document.title = 'later'`,
  'feature/kind.ts': `export type Kind = 'kind'`,
}

test('the first load contains static imports by name and nothing behind a dynamic import', async () => {
  const root = mkdtempSync(join(tmpdir(), 'herna-first-load-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'feature'))
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(root, file), text)
  const first = firstLoad([join(root, 'entry.ts')])
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [first.plugin],
    build: { write: false, rolldownOptions: { input: [join(root, 'entry.ts'), join(root, 'other-entry.ts')] } },
  })
  const needed = Object.keys(FILES).filter((file) => first.has(join(root, file)))
  expect(needed.map((file) => basename(file, '.ts')).toSorted()).toEqual(['effect', 'entry', 'helper', 'used'])
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
