import type { PlayerAction } from '@herna/contract/notifications'
import { Button, Panel } from '@herna/kit'
import { isSportsBonus } from '@herna/rules/bonuses'
import { useEffect, useRef } from 'react'
import type { ModalControls } from '../dialogs/index.ts'
import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/inbox.json'

const useMessageTexts = featureTexts(texts)

interface PlayerMessageProps {
  message: PlayerAction
  controls: ModalControls
  close(): void
  onGone(): void
}

/** One message [2.43]; its words are text, never markup. A bonus of the sportsbook has fixed words [4.25]. */
export function PlayerMessage({ message, controls, close, onGone }: PlayerMessageProps) {
  const t = useMessageTexts()
  const gone = useRef(onGone)
  // However it goes, it is gone once: the button, Escape, Back, another page.
  useEffect(() => {
    if (!controls.open) gone.current()
  }, [controls.open])
  const isSports = isSportsBonus(message)
  const title = isSports ? t('sports-title') : (message.title ?? t('title'))
  const text = isSports ? t('sports-text') : message.text
  return (
    <Panel
      {...controls}
      title={title}
      closeLabel={t('close')}
      foot={
        <Button variant="primary" onClick={close}>
          {t('understood')}
        </Button>
      }
    >
      {text && <p>{text}</p>}
    </Panel>
  )
}
