import { Button } from '@herna/kit'
import type { ReactNode } from 'react'
import { usePlayTexts } from './play-texts.ts'
import styles from './game-stage.module.css'

interface StagePlateProps {
  title?: string
  text: ReactNode
  retry?: () => void
  /** The ways on, beside or in place of the retry. */
  children?: ReactNode
}

/** What is said over the stage: why nothing plays, and what can be done. */
export function StagePlate({ title, text, retry, children }: StagePlateProps) {
  const t = usePlayTexts()
  return (
    <div className={styles.plate} role={title ? 'alert' : 'status'}>
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
