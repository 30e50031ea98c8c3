import { Button } from '@herna/kit'
import type { ReactNode } from 'react'
import { usePlayTexts } from './play-texts.ts'
import styles from './play-area.module.css'

interface GameOverlayProps {
  title?: string
  text: ReactNode
  retry?: () => void
  /** Buttons beside or instead of the retry. */
  children?: ReactNode
}

/** Message over the game: why it does not run, and what the player can do. */
export function GameOverlay({ title, text, retry, children }: GameOverlayProps) {
  const t = usePlayTexts()
  return (
    <div className={styles.overlay} role={title ? 'alert' : 'status'}>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {(retry || children) && (
        <div className={styles.choices}>
          {retry && <Button onClick={retry}>{t('retry')}</Button>}
          {children}
        </div>
      )}
    </div>
  )
}
