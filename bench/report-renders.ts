import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Preloaded into the portal: writes the number and total duration of React's `renderToString` calls to the file HERNA_BENCH_RENDERS.

const file = process.env.HERNA_BENCH_RENDERS
const require = createRequire(new URL('../apps/portal/package.json', import.meta.url))
const server = require('react-dom/server') as { renderToString: (...given: unknown[]) => string }
const { renderToString } = server
const renders = { pages: 0, milliseconds: 0 }

server.renderToString = (...given) => {
  const startedAt = performance.now()
  const html = renderToString(...given)
  renders.milliseconds += performance.now() - startedAt
  renders.pages += 1
  return html
}
if (file && process.argv[1]?.includes('portal')) setInterval(() => writeFileSync(file, JSON.stringify(renders)), 200).unref()
