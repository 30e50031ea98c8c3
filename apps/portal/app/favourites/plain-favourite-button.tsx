import { classNames } from '@herna/kit'
import { Heart } from '@herna/kit/icons'
import { plainElement } from '../islands/index.ts'
import styles from './favourite-button.module.css'
import { changeFavourite, favouriteMark, isBusy, isPressed } from './favourites-store.ts'
import { useFavouritesTexts as texts } from './favourites-texts.ts'

interface PlainFavouriteButton {
  button: HTMLButtonElement
  /** Shows the game's current mark. */
  update(): void
}

/** The button of a game's picture as `FavouriteButton` renders it, without React: for tiles whose list is not hydrated [4.18]. */
export function plainFavouriteButton({
  code,
  name,
  className,
}: {
  code: string
  name: string
  className?: string | undefined
}): PlainFavouriteButton {
  template ??= renderTemplate()
  const button = template.cloneNode(true) as HTMLButtonElement
  button.className = classNames(button.className, className)
  button.ariaLabel = texts()('favourite', { name })
  // A click without a pointer or focus before it, as from a screen reader; any other has hydrated the list.
  button.addEventListener('click', () => void changeFavourite(code))
  const update = () => {
    const mark = favouriteMark(code)
    button.ariaPressed = String(isPressed(mark))
    button.ariaDisabled = isBusy(mark) ? 'true' : null
  }
  return { button, update }
}

let template: Element | undefined
const renderTemplate = (): Element =>
  plainElement(
    <button type="button" className={classNames(styles.heart, styles.art)} data-heart>
      <Heart size={20} aria-hidden="true" />
    </button>,
  )
