import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TYPES = 'packages/contract/src/embeds/portal-window.ts'

test('the published types of window.herna are those of the contract, and need nothing else [7.42]', () => {
  const types = readFileSync(TYPES, 'utf8')
  expect(readFileSync('docs/examples/herna.d.ts', 'utf8')).toBe(types)
  expect(types).not.toMatch(/\bimport\b|\bfrom '/)
})

test('the document of the window names every member of window.herna and every parameter [7.42] [3.53]', () => {
  const document = readFileSync('docs/window-api.md', 'utf8')
  const [, members = ''] = /export interface HernaPortal \{([\s\S]*?)\n\}/.exec(readFileSync(TYPES, 'utf8')) ?? []
  const names = [...members.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'version')
  expect(names).toEqual(expect.arrayContaining(['providers', 'play', 'auth']))
  for (const name of names) expect(document).toMatch(new RegExp(`\`${name}(\\(|\`)`))
  for (const name of ['nativeapp', 'embed', 'clientplatform', 'clienttype', 'app', 'platform', 'username', 'token'])
    expect(document).toMatch(new RegExp(`\`${name}[=\`]`))
})
