import styles from './tile.module.css'

/** Placeholder of a list of tiles, exactly as high as the tiles will be. */
export function TileSkeletons({ count, live, className }: { count: number; live?: boolean; className?: string }) {
  return (
    <ul aria-hidden="true" className={className}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={[styles.tile, live && styles.live].filter(Boolean).join(' ')}>
          <span className={styles.art} />
          <span className={styles.name}>&nbsp;</span>
          <span className={styles.by}>&nbsp;</span>
        </li>
      ))}
    </ul>
  )
}
