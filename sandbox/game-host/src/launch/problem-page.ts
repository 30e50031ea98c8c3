import { createHash } from 'node:crypto'

const STYLE = `:root{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:#0d0a14;color:#f4f0fa;font:16px/1.5 system-ui,sans-serif;text-align:center}
main{max-width:32rem;padding:1.5rem}
h1{margin:0 0 .5rem;font-size:1.375rem}
p{margin:0;color:#c9c2d6}`

/** Tells a framing portal that there is something to see: until then it covers the frame. Its origin is the referrer, as its iframe sends it. */
const SCRIPT = `if(parent!==window&&document.referrer)parent.postMessage({source:'herna-game',type:'loading',gameCode:''},document.referrer)`

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** CSP sources of the page's inline style sheet and script. */
export const PROBLEM_SOURCES = { styles: sourceOf(STYLE), scripts: sourceOf(SCRIPT) }

/** Why a game cannot be opened, with the Slovak texts of the page. */
export const LAUNCH_PROBLEMS = {
  unknown: { status: 404, title: 'Hru sa nepodarilo nájsť', text: 'Táto hra u nás nie je v ponuke. Vyberte si, prosím, inú.' },
  real: {
    status: 403,
    title: 'Do hry sa treba prihlásiť',
    text: 'Hra o peniaze sa otvára z ponuky po prihlásení. Vráťte sa, prosím, do ponuky a spustite ju znova.',
  },
  password: {
    status: 403,
    title: 'Hra je chránená heslom',
    text: 'Otvorte ju, prosím, z ponuky a zadajte heslo hry.',
  },
  demo: {
    status: 403,
    title: 'Živý stôl nemá demo',
    text: 'Pri živých stoloch sa hrá len o peniaze. Otvorte ho, prosím, z ponuky po prihlásení.',
  },
  query: {
    status: 400,
    title: 'Hru sa nepodarilo otvoriť',
    text: 'Odkaz na hru nie je úplný. Otvorte ju, prosím, znova z ponuky.',
  },
  notBuilt: { status: 503, title: 'Hra sa práve pripravuje', text: 'Skúste to, prosím, o chvíľu znova.' },
} as const
export type LaunchProblem = keyof typeof LAUNCH_PROBLEMS

/** HTML of the page that says why a game cannot be opened. */
export function problemPage(problem: LaunchProblem): string {
  const { title, text } = LAUNCH_PROBLEMS[problem]
  return `<!doctype html>
<html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main><script>${SCRIPT}</script></body></html>
`
}
