import { classNames } from '@herna/kit'
import { Heart } from '@herna/kit/icons'
import styles from './favourite-button.module.css'
import { changeFavourite, useFavouriteMark } from './favourites-store.ts'
import { useFavouritesTexts } from './favourites-texts.ts'

interface FavouriteButtonProps {
  code: string
  /** Of the game, for those who cannot see which heart it is. */
  name: string
  className?: string
  /** On a picture it stands on a dark disc. */
  onArt?: boolean
}

/** The heart of a game. A guest has none [6.2] [6.6]; while the gateway is asked it takes no second click [4.18]. */
export function FavouriteButton({ code, name, className, onArt }: FavouriteButtonProps) {
  const t = useFavouritesTexts()
  const mark = useFavouriteMark(code)
  if (mark === 'absent') return null
  const isBusy = mark === 'adding' || mark === 'removing'
  return (
    <button
      type="button"
      className={classNames(styles.heart, onArt && styles.art, className)}
      aria-label={t('favourite', { name })}
      aria-pressed={mark === 'yes' || mark === 'adding'}
      // Not `disabled`: the keyboard's focus would be lost.
      aria-disabled={isBusy || undefined}
      data-heart
      onClick={() => void changeFavourite(code)}
    >
      <Heart size={20} aria-hidden="true" />
    </button>
  )
}
