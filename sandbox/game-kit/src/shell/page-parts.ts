import { make } from '../dom.ts'
import { texts } from '../texts/sk-SK.ts'
import { applyPalette } from '../theme/palette.ts'
import { loadPicture } from './load-picture.ts'

interface ThemedGame {
  name: string
  theme: { backdrop: string; logo: string }
}

/** The backdrop, shown when it has loaded; the game does not wait for it. */
export function backdrop({ theme }: ThemedGame): HTMLElement {
  const container = make('div', { class: 'backdrop', 'aria-hidden': 'true' })
  void loadPicture(theme.backdrop).then((picture) => {
    if (picture === null) return
    picture.alt = ''
    container.append(picture)
  })
  return container
}

/** The header with the name, as lettering once that has loaded, and, below it, the demo badge or the facts of § 32. */
export function gameHead({ name, theme }: ThemedGame, below: HTMLElement | null): HTMLElement {
  const text = make('span', {}, name)
  const title = make('h1', { class: 'logo is-text' }, text)
  void loadPicture(theme.logo).then((picture) => {
    if (picture === null) return
    picture.alt = ''
    text.className = 'visually-hidden'
    title.classList.remove('is-text')
    title.append(picture)
  })
  return make('header', { class: 'head' }, title, ...(below ? [below] : []))
}

export const demoBadge = (): HTMLElement =>
  make('p', { class: 'demo' }, make('strong', {}, texts.demo.badge), make('span', {}, texts.demo.credits))

/**
 * Loading screen. The host's page contains it with the game's name, colours and scene; a page without one gets a screen without them.
 */
export class Loading {
  readonly #bar = make('progress', { max: 1, value: 0, 'aria-label': texts.loading })
  readonly root: HTMLElement

  constructor(page: HTMLElement) {
    const ofHost = page.querySelector<HTMLElement>('.loading')
    this.root = ofHost ?? make('div', { class: 'loading' }, make('div', { class: 'loading-plate' }))
    this.root.querySelector('.loading-plate')?.append(make('p', { role: 'status' }, texts.loading), this.#bar)
    const letters = this.root.querySelector<HTMLImageElement>('.loading-letters')
    // Without a picture `decode` rejects, and the name stays.
    letters?.decode().then(
      () => letters.classList.add('is-loaded'),
      () => undefined,
    )
    const { background, surface, accent, text } = this.root.dataset
    if (background && surface && accent && text) applyPalette(document.documentElement, { background, surface, accent, text })
  }

  /** `share`: loaded part, 0 to 1. */
  show(share: number): void {
    this.#bar.value = share
  }
}
