import type { Action, EngineName } from '../../../tools/cluster/control.ts'
import type { RunningCluster } from '../cluster-process.ts'
import type { ClusterLinks } from '../links.ts'

/** What a fault can be caused with. */
export interface FaultContext {
  cluster: RunningCluster
  basePort: number
  /** Of the cluster: data, logs and secrets. */
  folder: string
  /** Node 1's connections. */
  links: ClusterLinks
  /** File systems of their own, which can be filled; empty without the right to mount any. */
  disks: { node1: string[]; databases: string[] }
  /** The file that the processes' clocks follow. */
  skewFile: string
  start(engine: EngineName): Promise<void>
  stop(engine: EngineName): Promise<void>
  do(action: Action): Promise<void>
  print(line: string): void
}

/** Something that goes wrong in a cluster and is repaired. */
export interface Fault {
  name: string
  /** Part of the full run of the tests. */
  isShort?: boolean
  /** Causes the fault, lasts as long as it, and repairs what does not repair itself. Rejects when something else happened than is promised. */
  cause(context: FaultContext): Promise<void>
}
