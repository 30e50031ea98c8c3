import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Compiled = string | readonly unknown[] | { [key: string]: Compiled }

/** Every message of a file, parsed; a plain text stays as it is. */
function compiled(value: unknown, key: string): Compiled {
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, compiled(part, `${key}.${name}`)]))
  }
  try {
    return compile(String(value)) as Compiled
  } catch (error) {
    throw new Error(`${key}: ${(error as Error).message}`)
  }
}

/** Texts are parsed when the portal is built, so that players need not load the parser: 10 kB of what a page needs. A text with a mistake stops the build. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    ssr: { noExternal: ['use-intl'] },
  }),
  transform(code, id) {
    if (!/\/app\/texts\/[^/]+\/[^/]+\.json$/.test(id)) return null
    return { code: JSON.stringify(compiled(JSON.parse(code), id.replace(/^.*\/texts\//, ''))), map: null }
  },
})
