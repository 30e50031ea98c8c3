import { hash } from 'node:crypto'
import { gateway } from '@herna/contract/player'
import { build, type Plugin, type Rolldown } from 'vite'

const OPERATIONS = /\/contract\/src\/player\/gateway-session-operations\.ts$/

/**
 * Adds `app/account-menu/early-account.ts` (the given absolute path) to the build's files as a script of its own: what it shares with the portal's modules would make browsers
 * evaluate them on a page that has not started. The server finds it by its name.
 */
export const earlyAccountScript = (source: string): Plugin => ({
  name: 'early-account-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const code = await builtScript(source)
    const fileName = `assets/early-account-${hash('sha256', code, 'base64url').slice(0, 8)}.js`
    this.emitFile({ type: 'asset', fileName, source: code })
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
  if (chunk?.type !== 'chunk') throw new Error('early-account-script: the build wrote no script')
  return chunk.code
}

/** The script checks the few fields it shows by itself: with the schemas it would be ten times as large. */
const operationsWithoutSchemas: Plugin = {
  name: 'operations-without-schemas',
  load: {
    filter: { id: OPERATIONS },
    handler: () =>
      Object.entries(gateway)
        .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`)
        .join('\n'),
  },
}
