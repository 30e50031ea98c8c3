/** `node build.ts FOLDER` writes `login.js` and `identity.js` there: each a classic script of its own, without imports and without schemas (decision 0039). */
import { resolve } from 'node:path'
import { platform } from '@herna/contract/player'
import { build, type Plugin } from 'vite'

/** In the browser an operation is only its method and path: replies are not validated there. */
const operationsWithoutSchemas: Plugin = {
  name: 'operations-without-schemas',
  load: {
    filter: { id: /\/contract\/src\/player\/platform-operations\.ts$/ },
    handler: () =>
      Object.entries(platform)
        .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`)
        .join('\n'),
  },
}

const outDir = resolve(process.argv[2] ?? 'dist')
for (const name of ['login', 'identity'])
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [operationsWithoutSchemas],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: `${name}.ts`, output: { format: 'iife', entryFileNames: '[name].js' } },
    },
  })
