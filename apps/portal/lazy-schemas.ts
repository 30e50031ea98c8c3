import { resolve } from 'node:path'
import type { ESTree, Plugin } from 'vite'

const RUNTIME = resolve(import.meta.dirname, 'on-first-use.ts')
/** Functions of the contract's modules that return a schema, besides those of zod. */
const CONSTRUCTORS = ['checked']

/**
 * Defers the schemas of the contract to their first use: each `z.…(…)` at the top level of a module becomes `onFirstUse(() => z.…(…))`. Importing the
 * contract then costs a page nothing for the many schemas that it does not use.
 */
export const lazySchemas = (): Plugin => ({
  name: 'lazy-schemas',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/packages\/contract\/src\/[^?]*\.ts$/.test(id)) return null
    const program = this.parse(code, { lang: 'ts' })
    const zod = namespaceOf(program)
    if (zod === null) return null
    const calls = program.body.flatMap((statement) => schemasIn(statement, new Set([zod, ...CONSTRUCTORS])))
    if (calls.length === 0) return null
    const parts = calls.map(({ start, end }, index) => {
      const before = code.slice(calls[index - 1]?.end ?? 0, start)
      return `${before}/* @__PURE__ */ onFirstUse(() => ${code.slice(start, end)})`
    })
    // No line is added, so that the source map of lines stays correct.
    const text = parts.join('') + code.slice(calls.at(-1)?.end)
    return { code: `import { onFirstUse } from ${JSON.stringify(RUNTIME)};${text}`, map: null }
  },
})

/** The name under which a module imports zod; null when it does not. */
function namespaceOf({ body }: ESTree.Program): string | null {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'zod/mini' || statement.importKind === 'type')
      continue
    return statement.specifiers[0]?.local.name ?? null
  }
  return null
}

interface Call {
  start: number
  end: number
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The outermost calls of `constructors` or their members, except within functions. */
function schemasIn(node: ESTree.Node, constructors: ReadonlySet<string>): Call[] {
  if (/Function/.test(node.type)) return []
  if (node.type === 'CallExpression' && constructors.has(rootOf(node.callee))) return [node]
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => schemasIn(child, constructors))
}

/** `z` of `z.iso.datetime`. */
function rootOf(callee: ESTree.Node): string {
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  return callee.type === 'Identifier' ? callee.name : ''
}
