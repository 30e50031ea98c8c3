import type { MouseEvent } from 'react'
import { isPlayerStarted, requestLogin } from './session-starter.ts'

/** Click handler of a link that opens the login dialog instead of the linked page; modifier keys keep the normal link behaviour. */
export const loginOnClick =
  (screen: 'login' | 'registration') =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPlayerStarted()) return
    event.preventDefault()
    void requestLogin(screen)
  }
