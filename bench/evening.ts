// Load test of an evening over the real protocols: guests open pages and watch the live feed (SignalR), players log in, get notifications (STOMP), play slots and bet at live tables of
// roulette. First as many people as said, at an evening's pace; then the pace doubles each minute until something is too slow or fails: the one before is the limit.
// `node bench/evening.ts [--players 2000] [--minutes 5] [--nodes 0]`   nodes: 1 (`npm start`), 2 (`npm run cluster`: needs its programs), 0: one after the other
// Of the players three fifths are guests, a quarter plays slots, the rest sits at live tables. People and product share the machine, so the figures are those of the product with its visitors.
import { loadavg } from 'node:os'
import { inOwnNamespace } from '../tests/chaos/own-namespace.ts'
import { call, closeConnections } from '../tests/chaos/client.ts'
import { Evening, LIVE_BET, openRoulettes, PAGE, ROUND } from './evening/evening.ts'
import { Measurements } from './evening/measurements.ts'
import { register, type RegisteredPlayer } from './evening/people.ts'
import { type EveningProduct, processorTimes, startOneNode, startTwoNodes } from './evening/product.ts'
import { numberOptions, table } from './measure.ts'

const { players, minutes, nodes } = numberOptions({ players: 2_000, minutes: 5, nodes: 0 })
const SHARES = { guests: 0.6, slots: 0.25 }
/** The limit of good service: p99 of pages, rounds and bets, in ms, and the share of failed requests. */
const LIMITS = { p99: 1_000, failedShare: 0.001 }
const STAGE_SECONDS = 60
const MAX_PACE = 64
/** Part of the time in which guests and players arrive. */
const ARRIVAL_SHARE = 0.4
const REGISTRATIONS_AT_ONCE = 4

const print = (text: string) => process.stdout.write(`${text}\n`)
const sleep = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))
// Certificates of a cluster are self-made. Each person has an address of this machine; none may repeat a name of an earlier run.
process.env.HERNA_JOURNEYS_PEOPLE ??= '1'

await inOwnNamespace(async (folder) => {
  if (nodes !== 2) await spendEvening('one node (npm start)', startOneNode)
  if (nodes !== 1) await spendEvening('two nodes (npm run cluster)', () => startTwoNodes(folder))
  return true
})
process.exit()

async function spendEvening(title: string, start: () => Promise<EveningProduct>): Promise<void> {
  print(`\n## ${title}`)
  const product = await start()
  const { origins } = product
  const registered = await registerAll(Math.round(players * (1 - SHARES.guests)), origins)
  const measurements = new Measurements()
  const [pages, tables] = await Promise.all([pagesOf(origins.portal), openRoulettes(origins)])
  const evening = new Evening({ origins, pages, tables, measurements })
  await arrive(evening, registered, minutes * 60_000 * ARRIVAL_SHARE)
  print(
    `\nAll are here (${evening.openSockets} sockets open). While they arrived:\n${measurements.report(minutes * 60 * ARRIVAL_SHARE)}`,
  )
  await stage(evening, measurements, minutes * 60 * (1 - ARRIVAL_SHARE))
  for (evening.pace = 2; evening.pace <= MAX_PACE; evening.pace *= 2)
    if (!(await stage(evening, measurements, STAGE_SECONDS))) break
  print(`\nlimit: a pace below ${evening.pace}; ${evening.openSockets} sockets open at the end`)
  await evening.close()
  closeConnections()
  await product.stop()
}

/** Measures for so long at the evening's pace; false: beyond the limits. */
async function stage(evening: Evening, measurements: Measurements, seconds: number): Promise<boolean> {
  // Requests of the former pace end first.
  await sleep(2_000)
  measurements.restart()
  const before = processorTimes()
  await sleep(seconds * 1_000)
  const used = [...processorTimes()].map(([part, time]) => [part, (100 * (time - (before.get(part) ?? 0))) / seconds] as const)
  print(`\nPace ${evening.pace}, ${seconds} s, load of the machine ${loadavg()[0]?.toFixed(1)}:\n${measurements.report(seconds)}`)
  print(
    table(['', ...used.map(([part]) => part)], [['share of a processor', ...used.map(([, share]) => `${share.toFixed(0)} %`)]]),
  )
  const isInTime = [PAGE, ROUND, LIVE_BET].every((kind) => !(measurements.percentile(kind, 0.99) > LIMITS.p99))
  return isInTime && measurements.failedShare <= LIMITS.failedShare
}

async function registerAll(count: number, origins: EveningProduct['origins']): Promise<RegisteredPlayer[]> {
  const startedAt = performance.now()
  const registered: RegisteredPlayer[] = []
  let next = 0
  const registerNext = async () => {
    while (next < count) registered.push(await register(next++, origins))
  }
  await Promise.all(Array.from({ length: REGISTRATIONS_AT_ONCE }, registerNext))
  const seconds = (performance.now() - startedAt) / 1_000
  print(`${count} players registered, with a verified e-mail and a deposit: ${(count / seconds).toFixed(1)} a second`)
  return registered
}

/** Starts all guests and players, evenly over this time. */
async function arrive(evening: Evening, registered: readonly RegisteredPlayer[], milliseconds: number): Promise<void> {
  const slots = Math.round(players * SHARES.slots)
  const arrivals: (() => void)[] = [
    ...registered.map((player, index) =>
      index < slots ? () => evening.addSlotPlayer(player, index) : () => evening.addLivePlayer(player, index),
    ),
    ...Array.from({ length: players - registered.length }, (_, index) => () => evening.addGuest(registered.length + index)),
  ]
  const startedAt = performance.now()
  for (const index of arrivals.keys()) {
    // In turn from all parts of the list: the step has no divisor in common with its length.
    arrivals[(index * 7_919) % arrivals.length]?.()
    await sleep(Math.max(0, startedAt + (index / arrivals.length) * milliseconds - performance.now()))
  }
}

async function pagesOf(portal: string): Promise<string[]> {
  const locations = async (path: string) => {
    const { body } = await call(portal + path)
    return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname)
  }
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat()
}
