import { platform as operations } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Failure } from '../../packages/embed-kit/src/platform/failure.ts'
import { type CallName, createPlatform } from '../../packages/embed-kit/src/platform/platform.ts'
import { type Fault, FAULTS } from './faults.ts'
import { callsTried, type FaultyHost, openFaultyHost } from './faulty-host.ts'

const TOLD_AS: Record<Fault, Failure['kind']> = {
  refused: 'unreachable',
  reset: 'garbled',
  hang: 'timeout',
  '500': 'failed',
  garbage: 'garbled',
  truncated: 'garbled',
  '10 MB': 'garbled',
}
const CALLS = Object.keys(operations) as CallName[]

let faulty: FaultyHost
beforeAll(async () => {
  faulty = await openFaultyHost()
})
afterAll(() => faulty.close())

test.for(FAULTS)(
  'each call of the embedded apps that meets "%s" is one decided failure, with 15 seconds to answer [7.1] [F1]',
  async (fault) => {
    faulty.fault = fault
    faulty.deadlines.length = 0
    const calls = callsTried(CALLS, fault)
    const platform = createPlatform(`${faulty.origin}/platform`)
    const found: Record<string, string> = {}
    for (const name of calls) {
      // What is sent does not matter here: nobody reads it.
      const body = 'body' in operations[name] ? {} : undefined
      const answer = await platform.call(name, body as never)
      found[name] = answer.ok ? 'answered' : answer.failure.kind
    }
    expect(found).toEqual(Object.fromEntries(calls.map((name) => [name, TOLD_AS[fault]])))
    expect(faulty.deadlines).toEqual(calls.map(() => 15_000))
  },
)
