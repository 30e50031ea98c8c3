import { SHELL_SCRIPT } from '../config/index.ts'

/**
 * Runs in the head before the first paint: a browser where somebody was logged in shows the spinner of [4.1] in the place of the guest's
 * links until the first result. Plain ES5 text: its hash stands in the page's Content-Security-Policy. The cookies open nothing.
 */
const HINT_SCRIPT = `(function(d){try{if(/(^|; )(last-action|remembered-player)=/.test(d.cookie))d.documentElement.dataset.player='expected'}catch(e){}})(document)`

export const PLAYER_SCRIPT = `${HINT_SCRIPT};${SHELL_SCRIPT}`

/** The first result is there. */
export const forgetHint = (): void => {
  delete document.documentElement.dataset.player
}
