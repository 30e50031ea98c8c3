const KEPT_AT = 'herna-shell'

/**
 * Runs in the head before anything can navigate: the shell names itself in the address the tab is opened at [3.53], and links do not repeat it [4.16]. Only what names
 * the shell is kept, never a name or a token. Plain ES5 text: its hash stands in the page's Content-Security-Policy.
 */
export const SHELL_SCRIPT = `(function(s){try{var v=s.match(/[?&](nativeapp|embed|app|clientplatform|clienttype|platform)=[^&]*/g);if(v&&/[?&](nativeapp=1|embed=true|app=)/.test(v.join('')))sessionStorage.setItem('${KEPT_AT}',v.join('').replace(/[?&]+/g,'&').slice(1,300))}catch(e){}})(location.search)`

/** What the shell around this tab said of itself; empty in a browser. Once said, it holds for the tab. */
export function shellQuery(): URLSearchParams {
  const kept = keptShell()
  if (kept !== null) return new URLSearchParams(kept)
  // Storage is blocked: the address the document was opened at is still known.
  const [opened] = performance.getEntriesByType('navigation')
  const first = opened && URL.canParse(opened.name) ? new URL(opened.name).search : ''
  return new URLSearchParams(/[?&](nativeapp|embed|app)=/.test(first) ? first : location.search)
}

function keptShell(): string | null {
  try {
    return sessionStorage.getItem(KEPT_AT)
  } catch {
    return null
  }
}
