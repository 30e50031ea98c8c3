import { button, make } from '../dom.ts'
import { icon } from '../icons/icons.ts'
import { openPanel } from '../panels/panel.ts'
import { toolButton } from '../panels/tools.ts'
import type { GameParts } from '../start/game-parts.ts'
import { texts } from '../texts/sk-SK.ts'

const t = texts.ownPage

/** Favourite, the games played last and full screen: one tap away as in the portal's bar, which a game on its own page does not have [4.17]. */
export function ownPageTools<D, O>({ api, continueUrl, until }: GameParts<D, O>, token: () => string): HTMLElement {
  return make(
    'div',
    { class: 'own-page-tools' },
    favouriteButton(async (isFavourite) => {
      const result = await api.favourite(token(), isFavourite)
      return result.ok ? result.value.isFavourite : null
    }),
    ...(continueUrl ? [continueLink(continueUrl)] : []),
    ...(document.fullscreenEnabled ? [fullScreenButton(until)] : []),
  )
}

/** Disabled while a request is in flight [4.18]; absent when the operator does not tell whether the game is a favourite. */
function favouriteButton(ask: (isFavourite?: boolean) => Promise<boolean | null>): HTMLElement {
  const root = button(
    t.favourite,
    { class: 'round-button', 'aria-pressed': 'false', title: t.favourite, disabled: true },
    icon('heart'),
  )
  const show = (isFavourite: boolean): void => {
    root.setAttribute('aria-pressed', String(isFavourite))
    root.disabled = false
  }
  const change = async (): Promise<void> => {
    const wasFavourite = root.getAttribute('aria-pressed') === 'true'
    root.disabled = true
    const isFavourite = await ask(!wasFavourite)
    show(isFavourite ?? wasFavourite)
    root.focus({ preventScroll: true })
    if (isFavourite === null) openPanel(t.favourite, 'favourite', make('p', {}, wasFavourite ? t.notRemoved : t.notAdded))
  }
  root.addEventListener('click', () => void change())
  void ask().then((isFavourite) => (isFavourite === null ? root.remove() : show(isFavourite)))
  return root
}

/** Replaces the game in the history: after it, Back returns to where the player was before the game. */
function continueLink(url: string): HTMLElement {
  const root = make('a', { class: 'round-button', href: url, 'aria-label': t.continue, title: t.continue }, icon('grid'))
  root.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    location.replace(url)
  })
  return root
}

function fullScreenButton(until: AbortSignal): HTMLElement {
  const toggle = (): Promise<void> =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  const root = toolButton(t.fullScreen, 'fullScreen', () => void toggle().catch(() => undefined))
  const show = (): void => {
    const isFull = document.fullscreenElement !== null
    root.setAttribute('aria-label', isFull ? t.leaveFullScreen : t.fullScreen)
    root.replaceChildren(icon(isFull ? 'leaveFullScreen' : 'fullScreen'))
  }
  document.addEventListener('fullscreenchange', show, { signal: until })
  return root
}
