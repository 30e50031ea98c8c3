import { hash } from 'node:crypto'
import type { Address } from '@herna/contract/operation'
import { gateway } from '@herna/contract/player'
import { portal } from '@herna/contract/portal'
import { build, type Plugin, type Rolldown } from 'vite'

/** Modules of the contract that the scripts import, and the operations these export. */
const OPERATIONS: [module: RegExp, operations: Record<string, Address>][] = [
  [/\/contract\/src\/player\/gateway-session-operations\.ts$/, gateway],
  [/\/contract\/src\/portal\/operations\.ts$/, portal],
]

/**
 * Adds scripts for pages that have not started to the build's files, each on its own: what they share with the portal's modules would make browsers evaluate them.
 * `sources`: absolute paths by name; the server finds a script by its name.
 */
export const earlyScripts = (sources: Record<string, string>): Plugin => ({
  name: 'early-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    for (const [name, source] of Object.entries(sources)) {
      const code = await builtScript(source)
      const fileName = `assets/${name}-${hash('sha256', code, 'base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
    }
  },
})

async function builtScript(source: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [operationsWithoutSchemas],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, preserveEntrySignatures: false },
    },
  })
  const [chunk] = ([output].flat() as Rolldown.RolldownOutput[]).flatMap((each) => each.output)
  if (chunk?.type !== 'chunk') throw new Error(`early-scripts: the build of ${source} wrote no script`)
  return chunk.code
}

/** The scripts check the few fields they show by themselves: with the schemas they would be ten times as large. */
const operationsWithoutSchemas: Plugin = {
  name: 'operations-without-schemas',
  load: {
    filter: { id: OPERATIONS.map(([module]) => module) },
    handler: (id) =>
      Object.entries(OPERATIONS.find(([module]) => module.test(id))?.[1] ?? {})
        .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`)
        .join('\n'),
  },
}
