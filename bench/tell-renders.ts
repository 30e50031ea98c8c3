import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Loaded before the portal: tells how long React's own `renderToString` took of each page, in the file that HERNA_BENCH_RENDERS names.

const file = process.env.HERNA_BENCH_RENDERS
const require = createRequire(new URL('../apps/portal/package.json', import.meta.url))
const server = require('react-dom/server') as { renderToString: (...given: unknown[]) => string }
const { renderToString } = server
const told = { pages: 0, milliseconds: 0 }

server.renderToString = (...given) => {
  const begun = performance.now()
  const html = renderToString(...given)
  told.milliseconds += performance.now() - begun
  told.pages += 1
  return html
}
if (file && process.argv[1]?.includes('portal')) setInterval(() => writeFileSync(file, JSON.stringify(told)), 200).unref()
