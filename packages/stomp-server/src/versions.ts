export const VERSIONS = ['1.2', '1.1', '1.0'] as const
/** A STOMP version. */
export type Version = (typeof VERSIONS)[number]

/** The newest STOMP subprotocol that the client offers; false: none. */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  return ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((name) => offered.has(name)) ?? false
}

/** The highest common version; 1.0 for a client without the header. Null: none in common. */
export function highestCommon(accepted: string | undefined): Version | null {
  if (accepted === undefined) return '1.0'
  const clientVersions = accepted.split(',').map((version) => version.trim())
  return VERSIONS.find((version) => clientVersions.includes(version)) ?? null
}
