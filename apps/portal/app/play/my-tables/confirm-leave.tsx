import { Button, Panel } from '@herna/kit'
import { closeModal, type ModalControls, openModal } from '../../dialogs/index.ts'
import { useMyTablesTexts } from './my-tables-texts.ts'
import styles from './table-picker.module.css'

const DIALOG = { id: 'leave-table', level: 2200, isOfPage: true } as const

/** Asks before the player leaves tables with an open bet; at once without one. `names` are the tables with an open bet. */
export function confirmLeave(names: readonly string[], leave: () => void): void {
  if (names.length === 0) return leave()
  openModal({ ...DIALOG, render: (controls) => <LeaveDialog {...{ names, leave, controls }} /> })
}

interface LeaveDialogProps {
  names: readonly string[]
  leave: () => void
  controls: ModalControls
}

function LeaveDialog({ names, leave, controls }: LeaveDialogProps) {
  const t = useMyTablesTexts()
  const answer = (act?: () => void) => () => {
    closeModal(DIALOG)
    act?.()
  }
  return (
    <Panel
      {...controls}
      title={t('leave-title')}
      closeLabel={t('picker-close')}
      foot={
        <div className={styles.answers}>
          <Button onClick={answer()}>{t('stay')}</Button>
          <Button onClick={answer(leave)}>{t('leave')}</Button>
        </div>
      }
    >
      <p>{t('leave-text', { names: names.join(', ') })}</p>
    </Panel>
  )
}
