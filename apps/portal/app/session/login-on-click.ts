import type { MouseEvent } from 'react'
import { isPlayerStarted, requestLogin } from './session-starter.ts'

/** Opens the login dialog over the page in place of the page a link leads to; with a modifier key the link is a link. */
export const loginOnClick =
  (screen: 'login' | 'registration') =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPlayerStarted()) return
    event.preventDefault()
    void requestLogin(screen)
  }
