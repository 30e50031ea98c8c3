/** Where reports are sent, from a DSN `https://{key}@{host}/{path}{project}`. */
export interface ReportTarget {
  /** The envelope endpoint, with the public key in its query. */
  url: string
  /** Origin of the endpoint, for the content security policy. */
  origin: string
}

/** Throws when it is not a DSN. */
export function targetOf(dsn: string): ReportTarget {
  const { protocol, username, password, origin, pathname, search } = new URL(dsn)
  const [, path = '', project = ''] = /^(.*\/)(\w+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || password || search || !project) throw new TypeError('not a DSN')
  return { url: `${origin}${path}api/${project}/envelope/?sentry_key=${username}&sentry_version=7`, origin }
}

export function isDsn(text: string): boolean {
  try {
    return targetOf(text).url !== ''
  } catch {
    return false
  }
}
