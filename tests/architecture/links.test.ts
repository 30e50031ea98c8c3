import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const documents = globSync('{*.md,docs/**/*.md,{apps,bench,packages,sandbox,services,tests}/**/*.md}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|build)$/.test(path),
})
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchorsIn = (path: string) => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

interface Link {
  document: string
  link: string
}
const linksIn = (document: string): Link[] =>
  [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => ({ document, link }))
    .filter(({ link }) => !/^[a-z]+:/.test(link))

function leadsNowhere({ document, link }: Link): boolean {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? document : join(dirname(document), file)
  if (!existsSync(join(root, path))) return true
  return anchor !== undefined && !anchorsIn(path).includes(anchor)
}

test('every link in a document leads to a file, and its anchor to a heading', () => {
  const links = documents.flatMap(linksIn)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(leadsNowhere)).toEqual([])
})

test('every decision is in the index of decisions', () => {
  const decisions = documents
    .filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
    .map((path) => path.slice('docs/decisions/'.length))
  const index = read('docs/decisions/README.md')
  expect(decisions.length).toBeGreaterThan(40)
  expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

test('every setting is described in exactly one row of docs/settings.md', () => {
  const names = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
