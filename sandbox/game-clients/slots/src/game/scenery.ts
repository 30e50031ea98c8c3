import type { SlotDefinition } from '@herna/contract/games'
import { commonTexts, make } from '@herna/game-kit'
import { loadPicture } from './pictures.ts'

/** Backdrop: appears when it comes; the game does not wait for it. */
export function backdrop(game: SlotDefinition): HTMLElement {
  const place = make('div', { class: 'backdrop', 'aria-hidden': 'true' })
  void loadPicture(game.theme.backdrop).then((picture) => {
    if (picture === null) return
    picture.alt = ''
    place.append(picture)
  })
  return place
}

/** The lettered title, or the written one when it does not come. In demo DEMO stands below it at all times, in real play what § 32 asks for. */
export function head(game: SlotDefinition, below: HTMLElement | null): HTMLElement {
  const title = make('h1', { class: 'logo' }, make('span', { class: 'unseen' }, game.name))
  void loadPicture(game.theme.logo).then((picture) => {
    if (picture === null) {
      title.classList.add('written')
      title.textContent = game.name
      return
    }
    picture.alt = ''
    title.append(picture)
  })
  return make('header', { class: 'head' }, title, ...(below ? [below] : []))
}

export const demoBadge = (): HTMLElement =>
  make('p', { class: 'demo' }, make('strong', {}, commonTexts.demo.badge), make('span', {}, commonTexts.demo.credits))

/** What stands on the page until the reels do. */
export class Loading {
  readonly #bar = make('progress', { max: 1, value: 0, 'aria-label': commonTexts.loading })
  readonly root = make('div', { class: 'loading' }, make('p', { role: 'status' }, commonTexts.loading), this.#bar)

  show(share: number): void {
    this.#bar.value = share
  }
}
