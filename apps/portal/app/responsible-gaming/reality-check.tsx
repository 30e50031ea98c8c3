import { Button, Panel } from '@herna/kit'
import type { ModalControls } from '../dialogs/index.ts'
import { PlayerTexts, usePlayerTexts, withPlayer } from '../session/index.ts'

/** Reality check at the interval the player chose: continue or log out. */
export function RealityCheck({ controls, minutes }: { controls: ModalControls; minutes: number }) {
  return (
    <PlayerTexts>
      <Check controls={controls} minutes={minutes} />
    </PlayerTexts>
  )
}

function Check({ controls, minutes }: { controls: ModalControls; minutes: number }) {
  const t = usePlayerTexts()
  return (
    <Panel
      {...controls}
      title={t('check-title')}
      closeLabel={t('check-continue')}
      foot={
        <>
          <Button onClick={() => void withPlayer((player) => player.logOut(), undefined)}>{t('log-out')}</Button>
          <Button variant="primary" onClick={(event) => controls.onClose(event.nativeEvent)}>
            {t('check-continue')}
          </Button>
        </>
      }
    >
      <p>{t('check-text', { minutes })}</p>
    </Panel>
  )
}
