import type { SlotDefinition } from '@herna/contract/games'
import { make } from '../dom.ts'
import { texts } from '../texts/index.ts'
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

/** The lettered title, or the written one when it does not come. DEMO stands below it at all times. */
export function head(game: SlotDefinition): HTMLElement {
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
  return make(
    'header',
    { class: 'head' },
    title,
    make('p', { class: 'demo' }, make('strong', {}, texts.demo.badge), make('span', {}, texts.demo.credits)),
  )
}

/** What stands on the page until the reels do. */
export class Loading {
  readonly #bar = make('progress', { max: 1, value: 0, 'aria-label': texts.page.loading })
  readonly root = make('div', { class: 'loading' }, make('p', { role: 'status' }, texts.page.loading), this.#bar)

  show(share: number): void {
    this.#bar.value = share
  }
}
