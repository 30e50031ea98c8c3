import { make } from '../dom.ts'
import { framingOfThisPage, hearPortal, type HostWindow, hostWindow } from '../host-window/host-window.ts'
import type { PortalMessage } from '@herna/contract/games'
import { createGameApi, type GameApi } from '../session/game-api.ts'
import type { Replies } from '../session/replies.ts'
import { type Launch, readLaunch, withoutSecrets } from '../session/launch.ts'
import { texts } from '../texts/sk-SK.ts'

/** What a game is given to run: where it stands, the host's calls, the window around it. */
export interface GameParts<D, O> {
  root: HTMLElement
  launch: Launch
  api: GameApi<D, O>
  host: HostWindow
  /** Hears the framing portal; on its own page nobody speaks. */
  hear: (heard: (message: PortalMessage) => void) => void
  /** The way back where no portal stands around the game; null: there is none to go to. */
  back: (() => void) | null
  /** Ends what the game hears from window and document. */
  until: AbortSignal
}

/** Reads the address, takes player and token out of it at once [S7], and starts the game; an address that names none is said so. */
export function startGame<D, O>(replies: Replies<D, O>, play: (parts: GameParts<D, O>) => void): void {
  const root = document.querySelector<HTMLElement>('#game') ?? document.body
  const address = new URL(location.href)
  const launch = readLaunch(address)
  history.replaceState(history.state, '', withoutSecrets(address))
  if (launch === null) {
    root.replaceChildren(
      make('main', { class: 'lost' }, make('h1', {}, texts.failures.title.open), make('p', {}, texts.badAddress)),
    )
    return
  }
  const host = hostWindow(launch.gameCode, framingOfThisPage(), (message, origin) => window.parent.postMessage(message, origin))
  const until = new AbortController().signal
  const api = createGameApi(
    {
      fetch: (...call) => fetch(...call),
      isOnline: () => navigator.onLine,
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    },
    replies,
  )
  // On a phone the game has the page to itself: the lobby is the page before [4.17].
  const back = host.isFramed || history.length < 2 ? null : () => history.back()
  play({ root, launch, api, host, hear: (heard) => hearPortal(heard, until), back, until })
}
