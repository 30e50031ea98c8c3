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
  onClosed(): void
}

/** One message [2.43], rendered as text, never as markup. A sportsbook bonus has a fixed text [4.25]. */
export function PlayerMessage({ message, controls, close, onClosed: onGone }: PlayerMessageProps) {
  const t = useMessageTexts()
  const onClosedRef = useRef(onGone)
  // Runs once for any way of closing: the button, Escape, Back, another page.
  useEffect(() => {
    if (!controls.open) onClosedRef.current()
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
