import { portsOf } from '../../tools/cluster/topology.ts'
import { Link } from './link.ts'

/** All connections of the linked node to what is shared. */
export type ClusterLinks = Record<keyof ReturnType<typeof portsOf>['links'], Link>

export async function openLinks(basePort: number): Promise<ClusterLinks> {
  const ports = portsOf(basePort)
  const names = Object.keys(ports.links) as (keyof ClusterLinks)[]
  const opened = await Promise.all(names.map(async (name) => [name, await Link.open(ports.links[name], ports[name])] as const))
  return Object.fromEntries(opened) as ClusterLinks
}
