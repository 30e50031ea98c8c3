import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'
import { expect } from 'vitest'
import { type LiveNode, openPage, studioOf, tableOf } from './live-feed.fixture.ts'

/** Tables of the studio. */
export const CODES = Array.from({ length: 20 }, (_, index) => `t${index}`)
/** Fields that take turns: each change sets one of them to its number. */
const FIELDS = ['Players', 'Waiting', 'MinBet'] as const

/** The table after this many changes: a page must never see any other combination. */
function tableAfter(ImsGameCode: string, count: number): LiveTable {
  const table = tableOf(ImsGameCode, { Players: 0, Waiting: 0, MinBet: 0 })
  for (let number = Math.max(1, count - FIELDS.length + 1); number <= count; number += 1)
    table[FIELDS[number % FIELDS.length] ?? 'Players'] = number
  return table
}
const changeOf = (ImsGameCode: string, number: number): LiveTableChange => ({
  ImsGameCode,
  [FIELDS[number % FIELDS.length] ?? 'Players']: number,
})
const countOf = ({ Players = 0, Waiting = 0, MinBet = 0 }: LiveTable): number => Math.max(Players, Waiting, MinBet)

/**
 * Opens a page that checks each update: the table must be as it was after some number of changes (a lost change gives another combination), and that
 * number must grow (a repeated change does not).
 */
export async function openCheckedPage(node: Pick<LiveNode, 'hub'>, options?: Parameters<typeof openPage>[1]) {
  const page = await openPage(node.hub, options)
  const faults: string[] = []
  const counts = new Map<string, number>()
  const check = (code: string, isUpdate: boolean) => {
    const table = page.tables.get(code)
    if (!table) return
    const count = countOf(table)
    const expected = tableAfter(code, count)
    if (FIELDS.some((field) => table[field] !== expected[field])) faults.push(`gap: ${JSON.stringify(table)}`)
    if (isUpdate && count <= (counts.get(code) ?? 0)) faults.push(`duplicate: ${code} ${count}`)
    counts.set(code, count)
  }
  page.onMessage((change) => {
    if (change) check(change.ImsGameCode, true)
    else for (const code of page.tables.keys()) check(code, false)
  })
  return { ...page, faults }
}

/** A studio that changes tables one after another, at any of the nodes, and sends a snapshot when it is asked to. */
export function startStudio(nodes: () => readonly Pick<LiveNode, 'address'>[]) {
  let turn = 0
  const studio = studioOf(() => {
    turn += 1
    const open = nodes()
    return open[turn % open.length] as Pick<LiveNode, 'address'>
  })
  const counts = new Map(CODES.map((code) => [code, 0]))
  const tables = () => [...counts].map(([code, count]) => tableAfter(code, count))
  const untilStored = async (send: () => Promise<{ status: number; body: { errorCode?: string } }>): Promise<boolean> => {
    for (;;) {
      const reply = await send().catch(() => ({ status: 503, body: {} as { errorCode?: string } }))
      if (reply.status === 200) return true
      if (reply.status === 409) return false
      expect(reply.status).toBe(503)
      // The same request once more, until it is known that it was stored.
      studio.sequence -= 1
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const snapshot = () => untilStored(() => studio.snapshot(tables()))
  return {
    tables,
    snapshot,
    /** This many requests, each with a change of some tables. */
    async change(requests: number) {
      for (let request = 0; request < requests; request += 1) {
        const changes = CODES.filter((_, index) => (request + index) % 4 === 0).map((code) => {
          counts.set(code, (counts.get(code) ?? 0) + 1)
          return changeOf(code, counts.get(code) ?? 0)
        })
        if (!(await untilStored(() => studio.change(...changes)))) await snapshot()
      }
    },
  }
}

/** By code. */
export const sorted = (tables: readonly LiveTable[]) =>
  tables.toSorted((one, other) => one.ImsGameCode.localeCompare(other.ImsGameCode))
