import { Coins, Sparkles } from '@herna/kit/icons'
import { useGamingCount } from '../../bonuses/index.ts'
import { FavouriteButton } from '../../favourites/index.ts'
import type { PlayerMarks, TileView } from '../../game/index.ts'
import { usePersonalTexts } from '../../personal-lists/index.ts'
import styles from './tile-marks.module.css'

/** Overlay of a game tile for a player: favourite button [4.18] and remaining free spins or golden chips [4.23]. */
function TileMarks({ tile }: { tile: TileView }) {
  return (
    <div className={styles.marks} data-has-ribbon={tile.jackpot && !tile.maintenance ? '' : undefined}>
      <FavouriteButton code={tile.code} name={tile.name} onArt className={styles.favourite} />
      {!tile.maintenance && <Remaining code={tile.code} />}
    </div>
  )
}

function Remaining({ code }: { code: string }) {
  const t = usePersonalTexts()
  const remaining = useGamingCount(code)
  if (!remaining) return null
  const Icon = remaining.kind === 'free-spins' ? Sparkles : Coins
  return (
    <span className={styles.remaining}>
      <Icon size={14} aria-hidden="true" />
      {t(remaining.kind, { count: remaining.count })}
    </span>
  )
}

/** What a player's tiles and large pictures show besides the game. */
export const MARKS: PlayerMarks = { OnTile: TileMarks, Favourite: (game) => <FavouriteButton {...game} onArt /> }
