import type { PlayerAction } from '@herna/contract/notifications'
import { Button, Panel } from '@herna/kit'
import { isSportsBonus } from '@herna/rules/bonuses'
import { useEffect, useRef } from 'react'
import type { ModalControls } from '../dialogs/index.ts'
import { openMyAccount } from '../embeds/index.ts'
import { inboxTexts as useMessageTexts } from './inbox-texts.ts'

interface PlayerMessageProps {
  message: PlayerAction
  /** The message is about a limit: a button leads to the player's limits. */
  isAboutLimits: boolean
  controls: ModalControls
  close(): void
  onClosed(): void
}

/** One message [2.43], rendered as text, never as markup. A sportsbook bonus has a fixed text [4.25]. */
export function PlayerMessage({ message, isAboutLimits, controls, close, onClosed: onGone }: PlayerMessageProps) {
  const t = useMessageTexts()
  const onClosedRef = useRef(onGone)
  // Runs once for any way of closing: the button, Escape, Back, another page.
  useEffect(() => {
    if (!controls.open) onClosedRef.current()
  }, [controls.open])
  const showLimits = () => {
    close()
    openMyAccount('limits')
  }
  const isSports = isSportsBonus(message)
  const title = isSports ? t('sports-title') : (message.title ?? t('title'))
  const text = isSports ? t('sports-text') : message.text
  return (
    <Panel
      {...controls}
      title={title}
      closeLabel={t('close')}
      foot={
        <>
          <Button variant="primary" onClick={close}>
            {t('understood')}
          </Button>
          {isAboutLimits && <Button onClick={showLimits}>{t('limits')}</Button>}
        </>
      }
    >
      {text && <p>{text}</p>}
    </Panel>
  )
}
