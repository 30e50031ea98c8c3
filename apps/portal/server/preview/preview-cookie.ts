import type { IncomingMessage } from 'node:http'

/** The pass of the preview in the browser: HttpOnly, and Lax, so that a link in the editors' own tools still leads in. */
export interface PreviewCookie {
  read(request: IncomingMessage): string | null
  set(pass: string, seconds: number): string
  clear(): string
}

const PASS = /^[\w.-]{20,200}$/

/** Over https bound to this very host. */
export function previewCookie(secure: boolean): PreviewCookie {
  const name = `${secure ? '__Host-' : ''}herna-preview`
  const set = (pass: string, seconds: number) =>
    `${name}=${pass}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=${seconds}`
  return {
    read(request) {
      const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim())
      const value = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
      return value !== undefined && PASS.test(value) ? value : null
    },
    set,
    clear: () => set('', 0),
  }
}
