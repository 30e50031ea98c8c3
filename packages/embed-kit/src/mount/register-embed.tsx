import type { EmbedApp, EmbedOptions, MountEmbed } from '@herna/contract/embeds'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** What an embedded app receives: the options of its mount, and the screen that the page requests. */
export interface EmbedProps {
  options: EmbedOptions
  /** Screen that the page requests; `count` grows with each request, so that requesting the same screen twice is noticed. */
  request: { screen: string | undefined; count: number }
}

/** The app's mount function. It bundles its own React, so ids get a prefix to differ from the page's. */
export const mountOf =
  (app: EmbedApp, App: (props: EmbedProps) => ReactNode): MountEmbed =>
  (container, options) => {
    const root = createRoot(container, { identifierPrefix: `${app}-` })
    const render = (screen: string | undefined, count: number) =>
      root.render(
        <StrictMode>
          <App options={options} request={{ screen, count }} />
        </StrictMode>,
      )
    let count = 0
    render(options.screen, count)
    return {
      show: (screen) => render(screen, ++count),
      unmount: () => root.unmount(),
    }
  }

/** Publishes the app's mount function on `window.hernaEmbeds` for the page that loaded the script [4.36]. */
export function registerEmbed(app: EmbedApp, App: (props: EmbedProps) => ReactNode): void {
  window.hernaEmbeds = { ...window.hernaEmbeds, [app]: mountOf(app, App) }
}
