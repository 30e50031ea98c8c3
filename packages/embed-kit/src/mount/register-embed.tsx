import type { EmbedApp, EmbedOptions, MountEmbed } from '@herna/contract/embeds'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

export interface EmbedProps {
  options: EmbedOptions
  /** The screen the page asks for, counted: asking for the same one twice is two askings. */
  asked: { screen: string | undefined; time: number }
}

/** How a page mounts this app. Its React is another than the page's: without a prefix of its own both would give out the same ids. */
export const mountOf =
  (app: EmbedApp, App: (props: EmbedProps) => ReactNode): MountEmbed =>
  (place, options) => {
    const root = createRoot(place, { identifierPrefix: `${app}-` })
    const draw = (screen: string | undefined, time: number) =>
      root.render(
        <StrictMode>
          <App options={options} asked={{ screen, time }} />
        </StrictMode>,
      )
    let time = 0
    draw(options.screen, time)
    return {
      show: (screen) => draw(screen, ++time),
      unmount: () => root.unmount(),
    }
  }

/** Leaves the app's `mount` where the page that loaded the script looks for it [4.36]. */
export function registerEmbed(app: EmbedApp, App: (props: EmbedProps) => ReactNode): void {
  window.hernaEmbeds = { ...window.hernaEmbeds, [app]: mountOf(app, App) }
}
