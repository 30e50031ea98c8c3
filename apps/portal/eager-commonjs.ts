import type { Plugin, Rolldown } from 'vite'

/** The bundler's wrapper of a CommonJS module: `t(e=>{…})`, where `t` is imported from its runtime. */
const RUNTIME_IMPORT = /import\{[^}]*\bt(?: as (\w+))?[,}][^;]*rolldown-runtime/

/**
 * Puts the functions around CommonJS modules into parentheses. React is such a function of 200 kB that runs at once: without them the browser first skims it and
 * then parses it again on the main thread (25 to 30 ms at CPU ÷ 4); with them it compiles it while the script loads.
 */
export const eagerCommonJs = (): Plugin => ({
  name: 'eager-commonjs',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withEagerWrappers(chunk, this)
  },
})

function withEagerWrappers({ code }: Rolldown.OutputChunk, context: Rolldown.PluginContext): string {
  const runtime = RUNTIME_IMPORT.exec(code)
  if (!runtime) return code
  const wrapper = runtime[1] ?? 't'
  const wrapped = context.parse(code).body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return []
    return statement.declarations.flatMap(({ init }) => {
      const isWrapper = init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === wrapper
      return isWrapper && init.arguments[0] ? [init.arguments[0]] : []
    })
  })
  return wrapped.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  )
}
