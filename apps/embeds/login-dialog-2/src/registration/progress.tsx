import { texts } from '../texts.sk-SK.ts'
import styles from './registration.module.css'

/** How far one is, in words and as a bar. */
export function Progress({ now, all, title }: { now: number; all: number; title: string }) {
  return (
    <div className={styles.progress}>
      <p>
        <b>{title}</b>
        <span>{texts.registration.progress(now, all)}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <span key={index} data-done={index < now || undefined} />
        ))}
      </div>
    </div>
  )
}
