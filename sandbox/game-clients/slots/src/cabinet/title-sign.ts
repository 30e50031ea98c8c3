import { loadPicture, make } from '@herna/game-kit'

/** The game's title on a sign of the material: its name at once, as lettering when that has loaded. */
export class TitleSign {
  readonly root: HTMLElement
  /** Resolves when the lettering is shown, or has failed. */
  readonly loaded: Promise<void>

  constructor(name: string, lettering: string) {
    const text = make('span', { class: 'sign-text' }, name)
    this.root = make('h1', { class: 'sign' }, text)
    this.loaded = loadPicture(lettering).then((picture) => {
      if (picture === null) return
      picture.alt = ''
      picture.style.setProperty('--aspect', String(picture.naturalWidth / (picture.naturalHeight || 1)))
      picture.classList.toggle('is-late', this.root.isConnected)
      text.className = 'visually-hidden'
      this.root.append(picture)
      this.root.classList.add('is-lettered')
    })
  }
}
