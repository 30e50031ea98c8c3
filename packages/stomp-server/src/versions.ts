export const VERSIONS = ['1.2', '1.1', '1.0'] as const
export type Version = (typeof VERSIONS)[number]

/** `v12.stomp` and its elders, the newest that the client offers; false: none of them. */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  return ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((name) => offered.has(name)) ?? false
}

/** The highest version of both sides; a client that says nothing speaks 1.0. Null: none in common. */
export function highestCommon(accepted: string | undefined): Version | null {
  if (accepted === undefined) return '1.0'
  const theirs = accepted.split(',').map((version) => version.trim())
  return VERSIONS.find((version) => theirs.includes(version)) ?? null
}
