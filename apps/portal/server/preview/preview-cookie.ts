import { PREVIEW_DEVICE_SECONDS } from '@herna/contract/content'
import type { IncomingMessage } from 'node:http'

/** The pass of the preview in the browser: HttpOnly, and Lax, so that a link in the editors' own tools still leads in. */
export interface PreviewCookie {
  read(request: IncomingMessage): string | null
  set(pass: string, seconds: number): string
  clear(): string
  /** The last pass of this browser, kept when it is over: the browser is no stranger. It opens nothing. */
  device: { read(request: IncomingMessage): string | null; set(pass: string): string }
}

const PASS = /^[\w.-]{20,200}$/

/** Over https bound to this very host. */
export function previewCookie(secure: boolean): PreviewCookie {
  const prefix = secure ? '__Host-' : ''
  const [name, deviceName] = [`${prefix}herna-preview`, `${prefix}herna-preview-device`]
  const write = (cookie: string, pass: string, seconds: number) =>
    `${cookie}=${pass}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=${seconds}`
  const read = (cookie: string) => (request: IncomingMessage) => {
    const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim())
    const value = parts.find((part) => part.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
    return value !== undefined && PASS.test(value) ? value : null
  }
  return {
    read: read(name),
    set: (pass, seconds) => write(name, pass, seconds),
    clear: () => write(name, '', 0),
    device: { read: read(deviceName), set: (pass) => write(deviceName, pass, PREVIEW_DEVICE_SECONDS) },
  }
}
