import { Button } from '@herna/kit'
import { usePlayTexts } from './play-texts.ts'
import styles from './game-stage.module.css'

/** What is said over the stage: why nothing plays, and what can be done. */
export function StagePlate({ title, text, retry }: { title?: string; text: string; retry?: () => void }) {
  const t = usePlayTexts()
  return (
    <div className={styles.plate} role={title ? 'alert' : 'status'}>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {retry && <Button onClick={retry}>{t('retry')}</Button>}
    </div>
  )
}
