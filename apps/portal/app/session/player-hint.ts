import { SHELL_SCRIPT } from '../config/index.ts'
import { isSessionAnswered, type PlayerView } from './engine/player-view.ts'

/** Storage key of the account area's last width: `[width of the window, width of the area]` in CSS pixels. */
const ACCOUNT_WIDTH_KEY = 'accountWidth'
/** CSS property with that width on `<html>`. */
const ACCOUNT_WIDTH = '--account-width'

/**
 * Inline script of the page head: a browser with a recent login shows the spinner of [4.1] instead of the guest's links until the session
 * is known, as wide as the account area was last, so that the header does not shift. Plain ES5: its hash is in the page's Content-Security-Policy.
 * These cookies grant no access.
 */
const HINT_SCRIPT = `(function(d,h){try{if(!/(^|; )(last-action|remembered-player)=/.test(d.cookie))return;h.dataset.player='expected';
var w=JSON.parse(localStorage.getItem('${ACCOUNT_WIDTH_KEY}'));if(w[0]===innerWidth)h.style.setProperty('${ACCOUNT_WIDTH}',+w[1]+'px')}catch(e){}})(document,document.documentElement)`

export const PLAYER_SCRIPT = `${HINT_SCRIPT};${SHELL_SCRIPT}`

/**
 * Called once the session is known or could not be checked. What the server rendered for players stays visible until it is hydrated, which happens later
 * than this. A guest's browser keeps nothing of the last player's header.
 */
export function settlePlayerHint({ auth, reason }: PlayerView): void {
  if (auth === 'authenticated') {
    document.documentElement.dataset.player = 'known'
    return
  }
  delete document.documentElement.dataset.player
  if (!isSessionAnswered(reason)) return
  try {
    localStorage.removeItem(ACCOUNT_WIDTH_KEY)
  } catch {
    // Without storage nothing was kept.
  }
}

/** A React ref: remembers the width of the account area for the next page. */
export function rememberAccountWidth(area: Element | null): (() => void) | undefined {
  if (!area) return
  const observer = new ResizeObserver(() => {
    try {
      localStorage.setItem(ACCOUNT_WIDTH_KEY, JSON.stringify([window.innerWidth, area.getBoundingClientRect().width]))
    } catch {
      // Without storage the header shifts once, as it does for a first login.
    }
  })
  observer.observe(area)
  return () => observer.disconnect()
}
