import { createHash } from 'node:crypto'

/** Why the password page is shown. */
export type PromptReason =
  | { kind: 'first' | 'over' | 'empty' | 'wrong' | 'foreign' | 'closed' | 'unavailable' }
  | { kind: 'wait'; seconds: number }

export const FIELD = 'heslo'

const STATUS: Record<PromptReason['kind'], number> = {
  first: 401,
  over: 401,
  empty: 400,
  wrong: 401,
  foreign: 403,
  closed: 403,
  wait: 429,
  unavailable: 503,
}
const MESSAGES: Record<Exclude<PromptReason['kind'], 'first' | 'wait'>, string> = {
  over: 'Váš vstup do náhľadu sa skončil. Zadajte heslo znova.',
  empty: 'Zadajte heslo redakcie.',
  wrong: 'Heslo nie je správne. Skontrolujte ho a skúste to znova.',
  foreign: 'Heslo neprišlo z tejto stránky, preto sme ho neprijali. Zadajte ho tu.',
  closed: 'Náhľad je vypnutý: prevádzkovateľ nenastavil heslo redakcie.',
  unavailable: 'Heslo teraz nevieme overiť. Skúste to o chvíľu znova.',
}
const MINUTES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'minútu', few: 'minúty' }
const plural = new Intl.PluralRules('sk')

/** Colours and sizes copied from the kit: this page is sent without the portal's styles and works without scripts. */
const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;
background:light-dark(#faf8f5,#0f0c17);color:light-dark(#1b1626,#f4f1fb)}
main{width:100%;max-width:420px;padding:clamp(20px,6vw,32px);border-radius:16px;background:light-dark(#fff,#181424);
box-shadow:0 0 0 1px light-dark(#e3ddeb,#2b2440),0 10px 30px -8px light-dark(rgb(40 25 70/.28),rgb(0 0 0/.7))}
svg{display:block;width:40px;height:40px;margin-bottom:20px}
h1{margin:0 0 8px;font-size:24px;line-height:1.25;text-wrap:balance}
p{margin:0 0 20px;color:light-dark(#5d5570,#b6aecb)}
label{display:block;margin-bottom:8px;font-weight:600}
input{display:block;width:100%;min-height:48px;padding:0 16px;font:inherit;color:inherit;border:1px solid light-dark(#8b829d,#746a94);
border-radius:8px;background:light-dark(#faf8f5,#0f0c17)}
input[aria-invalid]{border-color:light-dark(#b8232a,#ff9498)}
[role=alert]{padding:12px 16px;border-radius:8px;background:light-dark(#fde4e4,#3d171d);color:light-dark(#8a171d,#ffb9bc)}
button{width:100%;min-height:48px;margin-top:16px;border:0;border-radius:8px;font:600 16px/1.2 system-ui,sans-serif;background:#ffb224;color:#1d1203;cursor:pointer}
button:hover{background:#ffc250}
:is(a,input,button):focus-visible{outline:3px solid light-dark(#965900,#ffb224);outline-offset:2px}
.back{margin:20px 0 0;text-align:center}a{display:inline-block;padding:8px;color:light-dark(#965900,#ffb224)}`

const MARK = `<svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="#ffb224"/><path d="M7 6.5h4.2v4.8c0 2.6 5.6 2.6 5.6 0V6.5H21v15h-4.2v-4.8c0-2.6-5.6-2.6-5.6 0v4.8H7Z" fill="#1d1203"/><circle cx="14" cy="14" r="2" fill="#1d1203"/></svg>`

/** The password page [6.4]. Its form posts to the requested URL itself, so the redirect target cannot be forged [S6]. */
export function previewPage(reason: PromptReason, brand: string): { status: number; body: string } {
  const message = messageOf(reason)
  const title = `${reason.kind === 'wrong' ? 'Nesprávne heslo – ' : ''}Náhľad pre redakciu | ${escapeHtml(brand)}`
  const alert = message === null ? '' : `<p role="alert" id="sprava">${message}</p>`
  const isWrong = reason.kind === 'wrong' || reason.kind === 'empty'
  const described = `${message === null ? '' : ' aria-describedby="sprava"'}${isWrong ? ' aria-invalid="true"' : ''}`
  const form = `<form method="post"><label for="heslo">Heslo redakcie</label>
<input id="heslo" name="${FIELD}" type="password" autocomplete="current-password" maxlength="1000" required autofocus${described}>
<button>Vstúpiť do náhľadu</button></form>`
  return {
    status: STATUS[reason.kind],
    body: `<!doctype html><html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${MARK}<h1>Náhľad pre redakciu</h1>
<p>Za touto stránkou sú rozpracované návrhy, ktoré hráči ešte nevidia. Vstúpite do nich heslom redakcie.</p>
${alert}${reason.kind === 'closed' ? '' : form}<p class="back"><a href="/">Späť do lobby</a></p></main></body></html>`,
  }
}

function messageOf(reason: PromptReason): string | null {
  if (reason.kind === 'first') return null
  if (reason.kind !== 'wait') return MESSAGES[reason.kind]
  const minutes = Math.ceil(reason.seconds / 60)
  return `Priveľa nesprávnych hesiel. Skúste to znova o ${minutes} ${MINUTES[plural.select(minutes)] ?? 'minút'}.`
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const PREVIEW_PAGE_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`,
  // The form's POST must send its origin; other sites must not get the referrer.
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
  Vary: 'Cookie',
}
