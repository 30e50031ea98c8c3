import { THEMES, type Theme } from '@herna/contract'

/** localStorage key of the chosen theme [3.18] [9.16]; without it the system decides. */
export const THEME_KEY = 'theme'
/** The page colours of tokens.css, for the browser's toolbar (`theme-color`). */
const BROWSER_COLOUR = { light: '#faf8f5', dark: '#0f0c17' } as const

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme)

/**
 * Inline script of the page head, run before the first paint, so that no page flashes in the wrong theme. Plain ES5: its hash is in the
 * page's Content-Security-Policy, so it is the same on every page. Storage may throw when cookies are blocked.
 */
export const THEME_SCRIPT = `(function(d){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}
function c(s,m){var e=d.createElement('meta');e.name='theme-color';e.content=s;if(m)e.media=m;d.head.appendChild(e)}
if(t==='light'||t==='dark'){d.documentElement.dataset.theme=t;c(t==='light'?'${BROWSER_COLOUR.light}':'${BROWSER_COLOUR.dark}')}
else{c('${BROWSER_COLOUR.light}','(prefers-color-scheme: light)');c('${BROWSER_COLOUR.dark}','(prefers-color-scheme: dark)')}})(document)`

/** The active theme, read from the document. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

/** Applies a theme and stores it; without storage it lasts for this page. */
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
    // Storage is blocked or full [F7].
  }
}
