import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const folder = 'docs/walks'
const INDEX = `${folder}/README.md`
const walks = globSync(`${folder}/*.md`, { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== INDEX)
  .toSorted()
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Everything in backticks that ends like a file of ours, whether its path is complete or not. */
const FILE_NAME = /^[\w./@-]+\.(?:tsx?|mjs|sql|css|json|md)$/
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => FILE_NAME.test(name))

test('every walkthrough is in the index, and the index links to nothing else', () => {
  const linked = [...read(INDEX).matchAll(/\]\((?!\.\.\/)([\w-]+\.md)\)/g)].map(([, name = '']) => name)
  expect(linked.toSorted()).toEqual(walks.map((path) => basename(path)))
})

describe.each(walks)('%s', (walk) => {
  const text = read(walk)

  test('names its files by paths from the root, and all of them exist', () => {
    const files = filesNamedIn(text)
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('answers a question, and its links lead to files', () => {
    expect(/^# How .+\?$/m.test(text)).toBe(true)
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, folder, link)))).toEqual([])
  })
})
