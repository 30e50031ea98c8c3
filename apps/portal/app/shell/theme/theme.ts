import { THEMES, type Theme } from '@herna/contract'

/** Where the choice is kept [3.18] [9.16]; without one the system decides. */
export const THEME_KEY = 'theme'
/** The page colours of tokens.css, for the browser's own bars. */
const BROWSER_COLOUR = { light: '#faf8f5', dark: '#0f0c17' } as const

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme)

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. Plain ES5 text: its hash stands in the
 * page's Content-Security-Policy, so it is the same on every page. Storage may throw when cookies are blocked.
 */
export const THEME_SCRIPT = `(function(d){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}
function c(s,m){var e=d.createElement('meta');e.name='theme-color';e.content=s;if(m)e.media=m;d.head.appendChild(e)}
if(t==='light'||t==='dark'){d.documentElement.dataset.theme=t;c(t==='light'?'${BROWSER_COLOUR.light}':'${BROWSER_COLOUR.dark}')}
else{c('${BROWSER_COLOUR.light}','(prefers-color-scheme: light)');c('${BROWSER_COLOUR.dark}','(prefers-color-scheme: dark)')}})(document)`

/** The theme in force, read from the page itself. */
export function currentTheme(): Theme {
  const set = document.documentElement.dataset.theme
  return set === 'light' || set === 'dark' ? set : 'auto'
}

/** Shows a theme at once and remembers it; where nothing can be stored it holds for this page. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) meta.remove()
  for (const shade of ['light', 'dark'] as const) {
    if (theme !== 'auto' && theme !== shade) continue
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content: BROWSER_COLOUR[shade] })
    if (theme === 'auto') meta.media = `(prefers-color-scheme: ${shade})`
    document.head.append(meta)
  }
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page [F7].
  }
}
