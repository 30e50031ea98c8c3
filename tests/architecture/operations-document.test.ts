import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type EmittedNames, emittedNames } from './emitted-names.ts'

const root = resolve(import.meta.dirname, '../..')
const DOCUMENT = 'docs/operations.md'
const SOURCES = '{services,packages,apps/portal,sandbox/game-host,sandbox/live-studio,sandbox/stack}/**/*.{ts,tsx}'
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.react-router/**']
const TEST_CODE =
  /\.(test|fixture|setup|global)\.tsx?$|\/test-[\w-]+\.ts$|\/(testing|fixtures|conformance|integration|[\w-]+-matrix|fault-injection)\//
/** Messages of other programs, which are logged as they are: lines of the embedded PostgreSQL, errors of a page. */
const FOREIGN_MESSAGES = new Set(['line', 'error.message'])

/** Texts of all code spans of the document. A `|` within a table is written as `\\|`. */
const documentedNames = (document: string): Set<string> =>
  new Set([...document.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text.replaceAll(String.raw`\|`, '|')))
const readDocument = () => readFileSync(join(root, DOCUMENT), 'utf8')

interface SourceFile {
  file: string
  names: EmittedNames
}
/** Parsing takes time: files without any of these words emit nothing. */
const MAY_EMIT = /\blog(ger)?\b|herna_|errorCode|ProblemError/i
const sources: SourceFile[] = globSync(SOURCES, { cwd: root, exclude: EXCLUDED })
  .filter((file) => !TEST_CODE.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  .filter(([, code]) => MAY_EMIT.test(code))
  .map(([file, code]) => ({ file, names: emittedNames(file, code) }))

function undocumented(kind: 'messages' | 'metrics' | 'errorCodes', document: string, files = sources): string[] {
  const documented = documentedNames(document)
  return files.flatMap(({ file, names }) => names[kind].filter((name) => !documented.has(name)).map((name) => `${file}: ${name}`))
}

/** Error codes that the contract's operations declare: services refuse to send any other. */
async function contractErrorCodes(): Promise<Set<string>> {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const modules = await Promise.all(
    Object.values(exports)
      .filter((path) => path.endsWith('.ts') && !path.includes('*'))
      .map((path) => import(pathToFileURL(join(root, 'packages/contract', path)).href) as Promise<object>),
  )
  return new Set(modules.flatMap((module) => Object.values(module).flatMap(errorsOf)))
}
/** Errors of an operation, of a record or of a module of operations. */
function errorsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('method' in value && 'path' in value) return 'errors' in value ? (value.errors as string[]) : []
  return [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
    ? Object.values(value).flatMap(errorsOf)
    : []
}

test('the sources contain log messages, metrics and error codes', async () => {
  const count = (kind: keyof EmittedNames) => new Set(sources.flatMap(({ names }) => names[kind])).size
  expect(count('messages')).toBeGreaterThan(30)
  expect(count('metrics')).toBeGreaterThan(5)
  expect((await contractErrorCodes()).size).toBeGreaterThan(40)
})

test('every log message is a constant, so that it can be found with grep', () => {
  const dynamic = sources.flatMap(({ file, names }) => names.dynamicMessages.map((text) => [file, text] as const))
  expect(dynamic.filter(([, text]) => !FOREIGN_MESSAGES.has(text))).toEqual([])
})

test(`every log message is listed in ${DOCUMENT}`, () => {
  expect(undocumented('messages', readDocument())).toEqual([])
})

test(`every metric is listed in ${DOCUMENT}`, () => {
  expect(undocumented('metrics', readDocument())).toEqual([])
})

test(`every error code is listed in ${DOCUMENT}`, async () => {
  const documented = documentedNames(readDocument())
  expect(undocumented('errorCodes', readDocument())).toEqual([])
  expect([...(await contractErrorCodes())].filter((code) => !documented.has(code))).toEqual([])
})

const PLANTED: [code: string, kind: 'messages' | 'metrics' | 'errorCodes', name: string][] = [
  [`log.warn({ err }, 'planted message')`, 'messages', 'planted message'],
  [`request.log.error('planted message')`, 'messages', 'planted message'],
  [`context.logger?.info({ count: 1 }, 'planted message' as string)`, 'messages', 'planted message'],
  [`log.warn(\n  { err: error as Error },\n  isStale ? 'planted message' : 'other',\n)`, 'messages', 'planted message'],
  [`const MESSAGE = 'planted message'\nlog.warn(context, MESSAGE)`, 'messages', 'planted message'],
  [`log.info({ event: 'planted event', port })`, 'messages', 'planted event'],
  [`new Counter({ name: 'herna_planted_total', help: 'x' })`, 'metrics', 'herna_planted_total'],
  [`gauge('herna_planted', () => 1)`, 'metrics', 'herna_planted'],
  [`const reply = { errorCode: 'planted-code' }`, 'errorCodes', 'planted-code'],
  [`throw new ProblemError(409, 'Detail.', undefined, 'planted-code')`, 'errorCodes', 'planted-code'],
]
test.each(PLANTED)('%s is reported unless it is listed', (code, kind, name) => {
  const planted = [{ file: 'planted.ts', names: emittedNames('planted.ts', code) }]
  expect(undocumented(kind, '| `some name` | info |', planted)).toContain(`planted.ts: ${name}`)
  expect(undocumented(kind, `| \`other\` and \`${name}\` | info |`, planted)).toEqual([])
})

test.each([
  ['log.info(`planted ${name}`)', '`planted ${name}`'],
  ['log.warn({ err }, describe(err))', 'describe(err)'],
])('the message of %s is not a constant', (code, text) => {
  expect(emittedNames('planted.ts', code).dynamicMessages).toEqual([text])
})
