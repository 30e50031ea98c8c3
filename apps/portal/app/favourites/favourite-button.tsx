import { classNames } from '@herna/kit'
import { Heart } from '@herna/kit/icons'
import styles from './favourite-button.module.css'
import { changeFavourite, isBusy, isPressed, useFavouriteMark } from './favourites-store.ts'
import { useFavouritesTexts } from './favourites-texts.ts'

interface FavouriteButtonProps {
  code: string
  /** The game's name, for the accessible label. */
  name: string
  className?: string
  /** Adds a dark background for use on a picture. */
  onArt?: boolean
}

/** Favourite button of a game. Not rendered for guests [6.2] [6.6]; further clicks are ignored while a request is pending [4.18]. */
export function FavouriteButton({ code, name, className, onArt }: FavouriteButtonProps) {
  const t = useFavouritesTexts()
  const mark = useFavouriteMark(code)
  if (mark === 'absent') return null
  return (
    <button
      type="button"
      className={classNames(styles.heart, onArt && styles.art, className)}
      aria-label={t('favourite', { name })}
      aria-pressed={isPressed(mark)}
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={isBusy(mark) || undefined}
      data-heart
      onClick={() => void changeFavourite(code)}
    >
      <Heart size={20} aria-hidden="true" />
    </button>
  )
}
