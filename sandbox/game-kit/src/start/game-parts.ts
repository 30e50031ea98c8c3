import type { PortalMessage } from '@herna/contract/games'
import type { PortalChannel } from '../portal-channel/portal-channel.ts'
import type { GameApi } from '../session/game-api.ts'
import type { Launch } from '../session/launch.ts'

/** Dependencies of a running game: root element, host calls, portal. */
export interface GameParts<D, O> {
  root: HTMLElement
  launch: Launch
  api: GameApi<D, O>
  portal: PortalChannel
  /** Subscribes to portal messages; on the game's own page there are none. */
  onPortalMessage: (listener: (message: PortalMessage) => void) => void
  /** Back to the lobby, for a game on its own page; null: not possible. */
  back: (() => void) | null
  /** The portal's page that begins with the games played last; absent: unknown. */
  continueUrl?: string | undefined
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<void>
  /** Aborts all listeners on window and document. */
  until: AbortSignal
}
