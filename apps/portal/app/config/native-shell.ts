const STORAGE_KEY = 'herna-shell'

/**
 * Inline script of the page head: stores the query parameters with which the native shell opened the tab [3.53], because links do not repeat them [4.16]. Only the
 * parameters that describe the shell are stored, never a name or a token. Plain ES5: its hash is in the page's Content-Security-Policy.
 */
export const SHELL_SCRIPT = `(function(s){try{var v=s.match(/[?&](nativeapp|embed|app|clientplatform|clienttype|platform)=[^&]*/g);if(v&&/[?&](nativeapp=1|embed=true|app=)/.test(v.join('')))sessionStorage.setItem('${STORAGE_KEY}',v.join('').replace(/[?&]+/g,'&').slice(1,300))}catch(e){}})(location.search)`

/** The query parameters of the native shell around this tab; empty in a browser. Fixed for the lifetime of the tab. */
export function shellQuery(): URLSearchParams {
  const storedQuery = storedShellQuery()
  if (storedQuery !== null) return new URLSearchParams(storedQuery)
  // Storage is blocked: use the URL the document was opened with.
  const [navigation] = performance.getEntriesByType('navigation')
  const initialSearch = navigation && URL.canParse(navigation.name) ? new URL(navigation.name).search : ''
  return new URLSearchParams(/[?&](nativeapp|embed|app)=/.test(initialSearch) ? initialSearch : location.search)
}

function storedShellQuery(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
