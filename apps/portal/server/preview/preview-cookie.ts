import { PREVIEW_DEVICE_SECONDS } from '@herna/contract/content'
import type { IncomingMessage } from 'node:http'

/** Cookie with the preview pass: HttpOnly, and SameSite=Lax so that links from the editors' tools work. */
export interface PreviewCookie {
  read(request: IncomingMessage): string | null
  set(pass: string, seconds: number): string
  clear(): string
  /** Cookie with the last pass of this browser, retained after expiry to recognise the browser. It grants no access. */
  device: { read(request: IncomingMessage): string | null; set(pass: string): string }
}

const PASS = /^[\w.-]{20,200}$/

/** With https the cookies are bound to this host by the `__Host-` prefix. */
export function previewCookie(secure: boolean): PreviewCookie {
  const prefix = secure ? '__Host-' : ''
  const [name, deviceName] = [`${prefix}herna-preview`, `${prefix}herna-preview-device`]
  const write = (cookie: string, pass: string, seconds: number) =>
    `${cookie}=${pass}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=${seconds}`
  const readerOf = (cookie: string) => (request: IncomingMessage) => {
    const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim())
    const value = parts.find((part) => part.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
    return value !== undefined && PASS.test(value) ? value : null
  }
  return {
    read: readerOf(name),
    set: (pass, seconds) => write(name, pass, seconds),
    clear: () => write(name, '', 0),
    device: { read: readerOf(deviceName), set: (pass) => write(deviceName, pass, PREVIEW_DEVICE_SECONDS) },
  }
}
