/**
 * Preloaded into every process of a drill's cluster (`--import`): after SIGUSR2 the process's wall clock differs by the milliseconds in the file of HERNA_DRILL_SKEW_FILE, as after
 * somebody has set the machine's clock. Timers and `performance.now()` go on, as they do then. A drill cannot set the clock of the machine, which others use.
 */
import { readFileSync } from 'node:fs'

const file = process.env['HERNA_DRILL_SKEW_FILE']
const RealDate = Date
let skewMs = 0
const now = () => RealDate.now() + skewMs

if (file) {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date,
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  })
  process.on('SIGUSR2', () => {
    skewMs = Number(readFileSync(file, 'utf8'))
  })
}
