import type { PlayerAction } from '../notifications/index.ts'
import type { EmbedApp } from './names.ts'

/** What the page passes to an embedded app when it mounts it. */
export interface EmbedOptions {
  /** For example `sk-SK`. */
  locale: string
  /** Base address of the platform's calls. */
  platform: string
  /** One of the app's screens; an unknown or missing one opens the first. */
  screen?: string
  /** What `in-app-notification` shows [3.15]. */
  message?: PlayerAction
  /** Called when the player follows a message of `in-app-notification` or `notification-hub`; the page opens what it is about. */
  onFollow?: (message: Pick<PlayerAction, 'type' | 'bonusId'>) => void
  /** Called with the title of the current screen. */
  onTitle?: (title: string) => void
  /** Called when the app has finished or the visitor closes it. */
  onClose?: () => void
}

/** A mounted app. */
export interface MountedEmbed {
  /** Navigates to another screen without mounting the app again. */
  show(screen: string): void
  /** Removes the app from the page. */
  unmount(): void
}
/** Mounts an embedded app into an element. */
export type MountEmbed = (element: HTMLElement, options: EmbedOptions) => MountedEmbed

/** Where the script of an embedded app registers its `mount`: `window.hernaEmbeds`. */
export type EmbedRegistry = Partial<Record<EmbedApp, MountEmbed>>

declare global {
  interface Window {
    hernaEmbeds?: EmbedRegistry
  }
}
