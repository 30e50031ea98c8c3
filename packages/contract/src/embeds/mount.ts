import type { EmbedApp } from './names.ts'

/** What the page tells an embedded app when it mounts it, and how the app answers. */
export interface EmbedOptions {
  /** `sk-SK` */
  locale: string
  /** Base of the platform's calls. */
  platform: string
  /** One of the app's screens; the app's first one when it knows no such screen. */
  screen?: string
  /** What the window around the app is to be called now. */
  onTitle?: (title: string) => void
  /** The app has done its work, or the visitor has had enough. */
  onClose?: () => void
}

export interface MountedEmbed {
  /** Goes to another screen of the app without mounting it anew. */
  show(screen: string): void
  unmount(): void
}
export type MountEmbed = (place: HTMLElement, options: EmbedOptions) => MountedEmbed

/** Where the script of an embedded app leaves its `mount`: `window.hernaEmbeds`. */
export type EmbedRegistry = Partial<Record<EmbedApp, MountEmbed>>

declare global {
  interface Window {
    hernaEmbeds?: EmbedRegistry
  }
}
