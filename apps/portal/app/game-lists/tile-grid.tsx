import { TileList, TileSkeletons, type TileView } from '../game/index.ts'
import styles from './game-grid.module.css'

/** A grid without paging, for short lists. */
export const TileGrid = ({ tiles, live }: { tiles: readonly TileView[]; live?: boolean }) => (
  <TileList tiles={tiles} place="Grid" className={live ? styles.live : styles.grid} />
)

/** Placeholder of a loading grid; enough tiles to fill a screen. */
export const TileGridSkeleton = ({ live }: { live?: boolean }) => (
  <TileSkeletons count={18} live={live} className={live ? styles.live : styles.grid} />
)
