import type { ServerResponse } from 'node:http'
import { plainPageHeaders } from '../addresses/loading-page.ts'
import type { Operator } from '../configuration/operator.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { sendPlain } from '../http/plain-response.ts'
import { createServiceStatus, type Part, type PartState, type ServiceStatus } from './service-status.ts'

/** Not part of the application: it works when the application does not, and loads no script. */
export const STATUS_PATH = '/stav'

const NAMES: Record<Part, string> = {
  pages: 'Stránky a zoznamy hier',
  account: 'Prihlásenie, účet a platby',
  games: 'Hry',
  'live-tables': 'Živé stoly',
  notifications: 'Upozornenia a zostatok v reálnom čase',
  chat: 'Chat s podporou',
}
const STATES: Record<PartState, string> = { works: 'Funguje', limited: 'Obmedzené', down: 'Nefunguje' }
const SUMMARIES: Record<PartState, string> = {
  works: 'Všetko funguje',
  limited: 'Niečo funguje len čiastočne',
  down: 'Niečo práve nefunguje',
}

const STYLE = `:root{color-scheme:dark light}body{margin:0 auto;max-width:640px;padding:48px 16px;font:16px/1.5 system-ui,sans-serif;
background:light-dark(#faf8f5,#14110f);color:light-dark(#1d1916,#f3eee8)}h1{font-size:28px;line-height:1.2;margin:0 0 4px}p{margin:0 0 24px}
ul{list-style:none;margin:0 0 24px;padding:0;border:1px solid light-dark(#ddd4c9,#3a332d);border-radius:12px;overflow:hidden}
li{display:flex;gap:16px;justify-content:space-between;align-items:baseline;padding:14px 16px;background:light-dark(#fff,#1d1916)}
li+li{border-top:1px solid light-dark(#ddd4c9,#3a332d)}b{white-space:nowrap}b::before{content:"";display:inline-block;width:10px;height:10px;
margin-right:8px;border-radius:50%;background:currentColor}.works{color:light-dark(#1b6b34,#7fd69a)}.limited{color:light-dark(#8a5300,#f2b84b)}
.down{color:light-dark(#b3261e,#ff8a80)}a{color:inherit}small{font-size:14px}`
const HEADERS = { ...plainPageHeaders(STYLE), 'Cache-Control': 'public, max-age=5' }

interface PageOptions {
  /** Addresses of the services' readiness. */
  addresses: readonly string[]
  published: Pick<PublishedContent, 'current' | 'lastError'>
  brand: Brand
  locale: string
  now: () => number
}
type Brand = Pick<Operator['brand'], 'name' | 'supportEmail' | 'supportPhone'>

/** Sends the page that shows players what works; itself always 200, because it works. */
export function createStatusPage({ addresses, published, brand, locale, now }: PageOptions) {
  const pages = () => (published.current() === null ? 'down' : published.lastError() === null ? 'works' : 'limited')
  const status = createServiceStatus({ addresses, pages, now })
  return async (response: ServerResponse): Promise<void> => {
    const body = statusPage(await status.read(), brand, locale)
    sendPlain(response, { status: 200, type: 'text/html; charset=utf-8', body, headers: HEADERS })
  }
}

function statusPage({ parts, at }: ServiceStatus, brand: Brand, locale: string): string {
  const overall = (['down', 'limited'] as const).find((state) => parts.some((part) => part.state === state)) ?? 'works'
  const items = parts.map(({ part, state }) => `<li>${NAMES[part]} <b class="${state}">${STATES[state]}</b></li>`)
  const time = new Date(at).toLocaleTimeString(locale, { timeZone: 'Europe/Bratislava' })
  const name = escapeHtml(brand.name)
  const email = escapeHtml(brand.supportEmail)
  return `<!doctype html><html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="30"><title>Stav služieb – ${name}</title><style>${STYLE}</style></head>
<body><main><h1>Stav služieb</h1><p class="${overall}">${SUMMARIES[overall]}</p><ul>${items.join('')}</ul>
<p>Peniaze, prijaté stávky a rozohraté kolá zostávajú uložené, aj keď niečo nefunguje. Kolo dohráte, keď sa hra vráti.</p>
<p>Podpora: <a href="mailto:${email}">${email}</a>, ${escapeHtml(brand.supportPhone)}</p>
<p><small>Zistené o ${time}. Stránka sa obnovuje každých 30 sekúnd. <a href="/">Späť do herne</a></small></p></main></body></html>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
