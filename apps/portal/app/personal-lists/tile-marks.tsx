import { Coins, Sparkles } from '@herna/kit/icons'
import { useGamingCount } from '../bonuses/index.ts'
import type { TileView } from '../game/index.ts'
import { FavouriteButton } from '../favourites/index.ts'
import { usePersonalTexts } from './personal-texts.ts'
import styles from './tile-marks.module.css'

/** What a player has of a game, over its picture: the heart [4.18], and what is left of free spins or golden chips [4.23]. */
export function TileMarks({ tile }: { tile: TileView }) {
  return (
    <div className={styles.marks} data-ribboned={tile.jackpot && !tile.maintenance ? '' : undefined}>
      <FavouriteButton code={tile.code} name={tile.name} onArt className={styles.heart} />
      {!tile.maintenance && <Remaining code={tile.code} />}
    </div>
  )
}

function Remaining({ code }: { code: string }) {
  const t = usePersonalTexts()
  const left = useGamingCount(code)
  if (!left) return null
  const Icon = left.kind === 'free-spins' ? Sparkles : Coins
  return (
    <span className={styles.left}>
      <Icon size={14} aria-hidden="true" />
      {t(left.kind, { count: left.count })}
    </span>
  )
}
