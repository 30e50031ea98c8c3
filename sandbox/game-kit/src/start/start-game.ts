import { make } from '../dom.ts'
import { frameContextOfPage, onPortalMessage, createPortalChannel } from '../portal-channel/portal-channel.ts'
import { createGameApi } from '../session/game-api.ts'
import type { GameOperations } from '../session/replies.ts'
import { readLaunch, urlWithoutSecrets } from '../session/launch.ts'
import { Game } from '../shell/game.ts'
import type { GameBasics, GameSpec } from '../shell/game-spec.ts'
import type { GameState } from '../round/state.ts'
import type { SoundName } from '../sounds/names.ts'
import { texts } from '../texts/sk-SK.ts'

/** Reads the launch URL, removes player id and token from it at once [S7] and starts the game; an invalid URL shows an error page. */
export function startGame<
  D extends GameBasics,
  O,
  S extends GameState<D, O>,
  E extends { type: string },
  F extends { type: string },
  Sound extends SoundName,
>(operations: GameOperations<D, O>, spec: GameSpec<D, O, S, E, F, Sound>): void {
  const root = document.querySelector<HTMLElement>('#game') ?? document.body
  const address = new URL(location.href)
  const launch = readLaunch(address)
  history.replaceState(history.state, '', urlWithoutSecrets(address))
  if (launch === null) {
    root.replaceChildren(
      make('main', { class: 'launch-error' }, make('h1', {}, texts.failures.title.open), make('p', {}, texts.badAddress)),
    )
    return
  }
  const portal = createPortalChannel(launch.gameCode, frameContextOfPage(), (message, origin) =>
    window.parent.postMessage(message, origin),
  )
  const until = new AbortController().signal
  const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
  const api = createGameApi(
    {
      fetch: (...call) => fetch(...call),
      isOnline: () => navigator.onLine,
      pause: wait,
    },
    operations,
  )
  // On phones the game has its own page and the lobby is the previous page [4.17].
  const back = portal.isFramed || history.length < 2 ? null : () => history.back()
  new Game(spec, {
    root,
    launch,
    api,
    portal,
    onPortalMessage: (listener) => onPortalMessage(listener, until),
    back,
    continueUrl: root.dataset['continue'],
    wait,
    until,
  })
  portal.notify({ type: 'loading' })
}
