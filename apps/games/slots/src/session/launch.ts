/** What the address says: GET /launch/{gameCode}?mode=demo&clientPlatform=mobile&languageCode=sk-SK [5.4]. */
export interface Launch {
  gameCode: string
  mode: 'demo'
  languageCode: string
}

const CODE = /^[a-z0-9][a-z0-9-]{0,119}$/

/** `null` when the address names no game or a mode this client does not play. */
export function readLaunch(address: URL): Launch | null {
  const [room, gameCode, ...rest] = address.pathname.split('/').filter(Boolean)
  if (room !== 'launch' || rest.length > 0 || gameCode === undefined || !CODE.test(gameCode)) return null
  if ((address.searchParams.get('mode') ?? 'demo') !== 'demo') return null
  return { gameCode, mode: 'demo', languageCode: address.searchParams.get('languageCode') || 'sk-SK' }
}
