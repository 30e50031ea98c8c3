import { setTimeout as pause } from 'node:timers/promises'
import type { Supervisor } from '../supervisor.ts'
import type { ProxyEngine } from './engines.ts'
import { type ClusterPlan, NODES, type NodeNumber, processesOf } from './topology.ts'

/** What a deployment changes. */
export interface Deployable {
  plan: ClusterPlan
  supervisor: Supervisor
  proxy: Pick<ProxyEngine, 'leaveOut'>
  /** The project that each node runs. */
  roots: Map<NodeNumber, string>
}

/** After the proxy sends nothing more: for requests that it was just passing on. */
const SETTLE_MS = 500

/**
 * Replaces the code of all nodes, one node after the other. A node gets no requests from before its processes stop until they are ready again. When the new version does not
 * start, its node goes back to the former one and the other nodes keep theirs; a node that does not start then either gets no more requests.
 */
export async function deploy(
  { plan, supervisor, proxy, roots }: Deployable,
  root: string,
  print: (line: string) => void,
): Promise<void> {
  const goBack = async (node: NodeNumber, former: string | undefined): Promise<void> => {
    try {
      await supervisor.replace(processesOf(plan, [node], former))
    } catch (error) {
      throw new Error(`node ${node} starts in neither version; it gets no requests: ${(error as Error).message}`)
    }
    await proxy.leaveOut([])
  }
  for (const node of NODES) {
    const startedAt = performance.now()
    const former = roots.get(node)
    await proxy.leaveOut([node])
    await pause(SETTLE_MS)
    try {
      await supervisor.replace(processesOf(plan, [node], root))
    } catch (error) {
      print(`node ${node}: the new version does not start, going back: ${(error as Error).message}`)
      await goBack(node, former)
      throw new Error(`node ${node} could not be replaced`)
    }
    await proxy.leaveOut([])
    roots.set(node, root)
    print(`node ${node}: replaced in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}
