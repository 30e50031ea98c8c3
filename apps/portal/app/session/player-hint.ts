import { SHELL_SCRIPT } from '../config/index.ts'

/**
 * Inline script of the page head: a browser with a recent login shows the spinner of [4.1] instead of the guest's links until the session
 * is known. Plain ES5: its hash is in the page's Content-Security-Policy. These cookies grant no access.
 */
const HINT_SCRIPT = `(function(d){try{if(/(^|; )(last-action|remembered-player)=/.test(d.cookie))d.documentElement.dataset.player='expected'}catch(e){}})(document)`

export const PLAYER_SCRIPT = `${HINT_SCRIPT};${SHELL_SCRIPT}`

/** Called once the session is known. */
export const clearPlayerHint = (): void => {
  delete document.documentElement.dataset.player
}
