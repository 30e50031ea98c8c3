import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Generated from lucide: the names say everything. */
const GENERATED = /^packages\/kit\/src\/icon\/icons\//

interface Exported {
  /** File of the declaration, or of another re-export. */
  file: string
  /** Exported name; `*` for everything the file exports. */
  name: string
}

const DECLARATION = String.raw`^export (?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|enum) `
const read = (file: string) => readFileSync(join(root, file), 'utf8')

function exportsOf(file: string, text: string): Exported[] {
  const reExports = [...text.matchAll(/export (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*$/, ''),
      )
      .filter(Boolean)
      .map((name) => ({ file: join(dirname(file), path), name })),
  )
  const wildcards = [...text.matchAll(/export \*(?: as \w+)? from '(\.[^']+)'/g)].map(([, path = '']) => ({
    file: join(dirname(file), path),
    name: '*',
  }))
  const declarations = [...text.matchAll(new RegExp(`${DECLARATION}(\\w+)`, 'gm'))].map(([, name = '']) => ({ file, name }))
  return [...reExports, ...wildcards, ...declarations]
}

/** Names exported by a file that lack a docstring, as `file name`. */
function undocumentedIn({ file, name }: Exported, readFile = read): string[] {
  const text = readFile(file)
  if (name === '*') return exportsOf(file, text).flatMap((exported) => undocumentedIn(exported, readFile))
  const declared = new RegExp(`${DECLARATION}${name}\\b`, 'm').exec(text)
  if (declared) return text.slice(0, declared.index).trimEnd().endsWith('*/') ? [] : [`${file} ${name}`]
  return exportsOf(file, text)
    .filter((exported) => exported.file !== file && (exported.name === name || exported.name === '*'))
    .flatMap(({ file: source }) => undocumentedIn({ file: source, name }, readFile))
}

/** Source files that the `exports` of the packages' `package.json` name. */
const entrances = globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
  const { exports: paths = {} } = JSON.parse(read(path)) as { exports?: Record<string, string> | string }
  return (typeof paths === 'string' ? [paths] : Object.values(paths))
    .filter((entrance) => /^[^*]+\.tsx?$/.test(entrance))
    .map((entrance) => join(dirname(path), entrance))
    .filter((entrance) => existsSync(join(root, entrance)))
})

test('everything that a package exports has a docstring', () => {
  expect(entrances.length).toBeGreaterThan(15)
  const undocumented = entrances
    .flatMap((file) => undocumentedIn({ file, name: '*' }))
    .filter((exported) => !GENERATED.test(exported))
  expect([...new Set(undocumented)]).toEqual([])
})

test('a re-exported declaration without a docstring is reported', () => {
  const files: Record<string, string> = {
    'p/index.ts': "export { documented, type Bare } from './a.ts'\nexport * from './b.ts'\n",
    'p/a.ts': '/** A number. */\nexport const documented = 1\n\nexport interface Bare {}\n',
    'p/b.ts': '/** Of the file. */\nimport x from "y"\n\nexport function bare() {}\n',
  }
  expect(undocumentedIn({ file: 'p/index.ts', name: '*' }, (file) => files[file] ?? '')).toEqual(['p/a.ts Bare', 'p/b.ts bare'])
})
