/** Settings with addresses under which browsers reach the installation. */
export const PUBLIC_ADDRESS_SETTINGS = [
  'HERNA_PORTAL_ORIGIN',
  'HERNA_SERVICES_ORIGIN',
  'HERNA_GAME_HOST_ORIGIN',
  'HERNA_EMBEDS_ORIGIN',
  'HERNA_PLATFORM_PUBLIC_URL',
  'HERNA_GATEWAY_PUBLIC_URL',
  'HERNA_CONTENT_PUBLIC_URL',
  'HERNA_NOTIFICATIONS_PUBLIC_URL',
  'HERNA_LIVE_FEED_PUBLIC_URL',
  'HERNA_CHAT_PUBLIC_URL',
  'HERNA_PLATFORM_CALLERS',
  'HERNA_GAME_ORIGINS',
  'HERNA_GAME_HOST_FRAMED_BY',
] as const

/** Whether requests to this address are unencrypted (http or ws to another machine). Browsers treat loopback as secure. */
export function isInsecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'ws:') return false
  return !/^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** One error message per public address in the environment that is not secure enough for real money. */
export function insecureAddresses(environment: Record<string, string | undefined>): string[] {
  return PUBLIC_ADDRESS_SETTINGS.flatMap((variable) => {
    const addresses = (environment[variable] ?? '').split(',').map((address) => address.trim())
    const insecure = addresses.filter(isInsecureAddress)
    return insecure.map((address) => `${variable}: outside the sandbox expected an https address, got ${JSON.stringify(address)}`)
  })
}
