import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Preloaded into the portal: writes the number of React's `renderToString` calls and the processor time of the portal's thread to the file
// HERNA_BENCH_RENDERS. While that file with `.repeat` contains a number, every tree is rendered so many times more: the difference is what rendering
// costs, with its text as bytes: React returns a string of thousands of pieces, which V8 joins when somebody reads it. These further renders use no stored parts of pages, so they render the whole tree. A single render cannot be measured directly, because Linux updates a thread's processor time every 4 ms or when it waits.

const file = process.env.HERNA_BENCH_RENDERS
const require = createRequire(new URL('../apps/portal/package.json', import.meta.url))
const server = require('react-dom/server') as { renderToString: (...args: unknown[]) => string }
const { renderToString } = server
const renders = { pages: 0 }
let repeats = 0
/** Processor time of this thread in ms: unlike a clock it does not count what other processes used. */
const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** A page is rendered inside the context of the stored parts, a part of a page inside others. */
const isPage = (element: unknown): boolean =>
  typeof (element as { props?: { value?: { html?: unknown } } }).props?.value?.html === 'function'

server.renderToString = (element, ...more) => {
  if (!isPage(element)) return renderToString(element, ...more)
  renders.pages += 1
  const page = element as { props: object }
  const whole = { ...page, props: { ...page.props, value: null } }
  for (let repeat = 0; repeat < repeats; repeat++) Buffer.from(renderToString(whole, ...more))
  return renderToString(element, ...more)
}
/** Replaces the file as a whole, so that a reader never gets half of it. */
function report(target: string): void {
  repeats = Number(readFileSync(`${target}.repeat`, 'utf8'))
  writeFileSync(`${target}.new`, JSON.stringify({ ...renders, thread: threadTime() }))
  renameSync(`${target}.new`, target)
}
if (file && process.argv[1]?.includes('portal')) setInterval(() => report(file), 200).unref()
