import { createHash } from 'node:crypto'

const STYLE = `:root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;
gap:12px;padding:24px;font:16px/1.5 system-ui,sans-serif;background:light-dark(#faf8f5,#14110f);color:light-dark(#1d1916,#f3eee8)}
h1{font-size:24px;margin:0}p{margin:0;max-width:44ch}a{color:inherit}`

/** Shown while the portal has no content yet; reloads automatically [F2]. */
export const LOADING_PAGE = `<!doctype html><html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="3"><title>Obsah sa načítava</title><style>${STYLE}</style></head>
<body><h1>Obsah sa načítava</h1><p>Herňa práve otvára. Stránka sa o chvíľu načíta sama. <a href="/stav">Stav služieb</a></p></body></html>`

/** Shown when the render queue is full; reloads automatically. */
export const BUSY_PAGE = `<!doctype html><html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="3"><title>Herňa je vyťažená</title><style>${STYLE}</style></head>
<body><h1>Herňa je práve vyťažená</h1><p>Stránka sa o chvíľu načíta sama. <a href="/stav">Stav služieb</a></p></body></html>`

/** Shown by the service worker when there is no connection; reloads automatically, and by the link. */
export const OFFLINE_PAGE = `<!doctype html><html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="10"><title>Ste bez pripojenia</title><style>${STYLE}</style></head>
<body><h1>Ste bez pripojenia</h1><p>Herňa potrebuje internet: bez neho sa nedá hrať ani pozrieť účet. Stávky, ktoré už prijala, platia.</p>
<p><a href="">Skúsiť znova</a>. Stránka to o chvíľu skúsi aj sama.</p></body></html>`

/** Shown for an invalid URL or an internal failure. */
export const badAddressPage = (status: number): string => `<!doctype html><html lang="sk"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Neplatná adresa</title><style>${STYLE}</style></head>
<body><h1>Túto adresu nevieme prečítať</h1><p>Skontrolujte ju, alebo začnite <a href="/">v lobby</a>. (${status})</p></body></html>`

/** Headers of a page that contains only this inline style. */
export const plainPageHeaders = (style: string): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
})
export const PLAIN_PAGE_HEADERS = plainPageHeaders(STYLE)
