import type { PortalMessage } from '@herna/contract/games'
import type { PortalChannel } from '../portal-channel/portal-channel.ts'
import type { GameApi } from '../session/game-api.ts'
import type { Launch } from '../session/launch.ts'

/** What a game is given to run: where it stands, the host's calls, the window around it. */
export interface GameParts<D, O> {
  root: HTMLElement
  launch: Launch
  api: GameApi<D, O>
  portal: PortalChannel
  /** Hears the framing portal; on its own page nobody speaks. */
  onPortalMessage: (listener: (message: PortalMessage) => void) => void
  /** The way back where no portal stands around the game; null: there is none to go to. */
  back: (() => void) | null
  /** Ends what the game hears from window and document. */
  until: AbortSignal
}
