import { Button, Panel } from '@herna/kit'
import { useEffect } from 'react'
import type { ModalControls } from '../dialogs/index.ts'
import { PlayerTexts, usePlayerTexts } from './player-texts.tsx'

interface Props {
  controls: ModalControls
  username: string
  /** Only the first call counts. */
  onAnswer: (agreed: boolean) => void
}

/** Confirms that a native launch may log out the current player. The launch may come from a malicious link, so nothing happens unconfirmed. */
export function ReplacePlayer(props: Props) {
  return (
    <PlayerTexts>
      <Question {...props} />
    </PlayerTexts>
  )
}

function Question({ controls, username, onAnswer }: Props) {
  const t = usePlayerTexts()
  const { open, onClose } = controls
  useEffect(() => {
    if (!open) onAnswer(false)
  }, [open, onAnswer])
  return (
    <Panel
      {...controls}
      title={t('replace-title')}
      closeLabel={t('replace-keep')}
      foot={
        <>
          <Button
            onClick={(event) => {
              onAnswer(true)
              onClose(event.nativeEvent)
            }}
          >
            {t('replace-agree')}
          </Button>
          <Button variant="primary" onClick={(event) => onClose(event.nativeEvent)}>
            {t('replace-keep')}
          </Button>
        </>
      }
    >
      <p>{t('replace-text', { username })}</p>
    </Panel>
  )
}
