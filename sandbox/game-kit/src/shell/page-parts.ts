import { make } from '../dom.ts'
import { texts } from '../texts/sk-SK.ts'
import { loadPicture } from './load-picture.ts'

interface ThemedGame {
  name: string
  theme: { backdrop: string; logo: string }
}

/** Appears when it comes; the game does not wait for it. */
export function backdrop({ theme }: ThemedGame): HTMLElement {
  const container = make('div', { class: 'backdrop', 'aria-hidden': 'true' })
  void loadPicture(theme.backdrop).then((picture) => {
    if (picture === null) return
    picture.alt = ''
    container.append(picture)
  })
  return container
}

/** The lettered title, or the written one when it does not come. In demo DEMO stands below it at all times, in real play what § 32 asks for. */
export function gameHead({ name, theme }: ThemedGame, below: HTMLElement | null): HTMLElement {
  const title = make('h1', { class: 'logo' }, make('span', { class: 'visually-hidden' }, name))
  void loadPicture(theme.logo).then((picture) => {
    if (picture === null) {
      title.classList.add('written')
      title.textContent = name
      return
    }
    picture.alt = ''
    title.append(picture)
  })
  return make('header', { class: 'head' }, title, ...(below ? [below] : []))
}

export const demoBadge = (): HTMLElement =>
  make('p', { class: 'demo' }, make('strong', {}, texts.demo.badge), make('span', {}, texts.demo.credits))

/** What stands on the page until the game does. */
export class Loading {
  readonly #bar = make('progress', { max: 1, value: 0, 'aria-label': texts.loading })
  readonly root = make('div', { class: 'loading' }, make('p', { role: 'status' }, texts.loading), this.#bar)

  /** The share that has come, 0 to 1. */
  show(share: number): void {
    this.#bar.value = share
  }
}
