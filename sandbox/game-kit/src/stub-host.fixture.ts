// For component tests of games: a game at a stub host.
import type { PortalMessage } from '@herna/contract/games'
import type { GameState } from './round/state.ts'
import type { CallResult, GameApi } from './session/game-api.ts'
import type { Session } from './session/replies.ts'
import type { GameBasics, GameSpec } from './shell/game-spec.ts'
import { Game } from './shell/game.ts'
import type { SoundName } from './sounds/names.ts'
import type { GameParts } from './start/game-parts.ts'

interface StubHost<D, O> extends Partial<Pick<GameParts<D, O>, 'wait' | 'back' | 'continueUrl'>> {
  /** What the host opens. Play for money has a launch token. */
  session: Session<D, O>
  /** Ends the game. */
  until: AbortSignal
  isFramed?: boolean
  /** Called with what the game tells the portal. */
  notify?: GameParts<D, O>['portal']['notify']
  /** Further replies of the host; a call without one fails the test. The game is no favourite. */
  api?: Partial<GameApi<D, O>>
}

/** Opens a game in the page, by default in the portal's frame. Returns how a message of the portal is sent to it. */
export function openAtStubHost<
  D extends GameBasics,
  O,
  S extends GameState<D, O>,
  E extends { type: string },
  F extends { type: string },
  Sound extends SoundName,
>(spec: GameSpec<D, O, S, E, F, Sound>, host: StubHost<D, O>): (type: PortalMessage['type']) => void {
  const { session, until, isFramed = true, notify = () => undefined, api, ...more } = host
  const root = document.createElement('div')
  document.body.append(root)
  let receive: (message: PortalMessage) => void = () => undefined
  new Game(spec, {
    root,
    wait: async () => undefined,
    until,
    launch: {
      gameCode: 'skuska',
      mode: session.mode,
      languageCode: 'sk-SK',
      launchToken: session.mode === 'real' ? 'l1' : null,
      permit: null,
    },
    back: isFramed ? null : () => undefined,
    portal: { isFramed, notify },
    onPortalMessage: (listener) => (receive = listener),
    api: {
      openSession: async () => ({ ok: true, value: session }),
      favourite: async () => ({ ok: true, value: { isFavourite: false } }),
      balance: unexpected,
      playRound: unexpected,
      round: unexpected,
      act: unexpected,
      seen: unexpected,
      history: unexpected,
      ...api,
    },
    ...more,
  })
  return (type) => receive({ source: 'herna-portal', type })
}

const unexpected = async (): Promise<never> => {
  throw new Error('This test did not give the host a reply to this call')
}

/** A result with the id of the requested round, as the host replies. */
export const withRoundId = <R extends { roundId: string }>(result: CallResult<R>, roundId: string): CallResult<R> =>
  result.ok ? { ok: true, value: { ...result.value, roundId } } : result
