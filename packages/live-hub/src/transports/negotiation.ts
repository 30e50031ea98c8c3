import type { TransportName } from './channel.ts'

/** The reply to a negotiation. In version 0 the id was also the token. */
export function negotiation(
  { id, token, isStateful }: { id: string; token: string; isStateful: boolean },
  query: URLSearchParams,
  transports: readonly TransportName[],
): object {
  const requested = query.get('negotiateVersion') ?? '0'
  if (!/^\d{1,9}$/.test(requested)) return { error: "'negotiateVersion' is not a number" }
  const version = Math.min(Number(requested), 1)
  return {
    negotiateVersion: version,
    connectionId: version === 0 ? token : id,
    ...(version === 0 ? {} : { connectionToken: token }),
    availableTransports: transports.map((transport) => ({ transport, transferFormats: ['Text'] })),
    ...(isStateful ? { useStatefulReconnect: true } : {}),
  }
}
