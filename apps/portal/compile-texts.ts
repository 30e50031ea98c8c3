import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Compiled = string | readonly unknown[] | { [key: string]: Compiled }

/** Compiles every ICU message of a file; plain texts are unchanged. */
function compileValue(value: unknown, key: string): Compiled {
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, compileValue(part, `${key}.${name}`)]))
  }
  try {
    return compile(String(value)) as Compiled
  } catch (error) {
    throw new Error(`${key}: ${(error as Error).message}`)
  }
}

/** Compiles ICU messages at build time, so that the client need not load the parser (10 kB). An invalid message fails the build. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    ssr: { noExternal: ['use-intl'] },
  }),
  transform(code, id) {
    if (!/\/app\/texts\/[^/]+\/[^/]+\.json$/.test(id)) return null
    return { code: JSON.stringify(compileValue(JSON.parse(code), id.replace(/^.*\/texts\//, ''))), map: null }
  },
})
