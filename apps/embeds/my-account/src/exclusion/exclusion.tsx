import { platform as operations, type Protection } from '@herna/contract/player'
import { type Platform, useCall } from '@herna/embed-kit'
import { Note } from '@herna/kit'
import { PauseCircle } from '@herna/kit/icons'
import { momentText } from '../dates.ts'
import { Card } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { OfPlayer } from '../of-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { ExclusionForm } from './exclusion-form.tsx'
import styles from './exclusion.module.css'
import { PanicButton } from './panic-button.tsx'

const words = texts.exclusion

/** Taking a break: a day by one tap, months or for good by the password. What is in force stands first. */
export function Exclusion({ platform, close }: ScreenProps) {
  const protection = useCall(platform, operations.protection)
  return (
    <OfPlayer of={protection} height={520} close={close}>
      {(guard) => <Breaks platform={platform} protection={guard} replace={protection.replace} />}
    </OfPlayer>
  )
}

interface Props {
  platform: Platform
  protection: Protection
  replace: (protection: Protection) => void
}
function Breaks({ platform, protection, replace }: Props) {
  const isPaused = protection.exclusions.some(({ reason }) => reason === 'panic-button')
  return (
    <>
      {protection.exclusions.map((exclusion) => (
        <Note key={`${exclusion.reason} ${exclusion.startedAt} ${exclusion.gameType}`} tone="warn">
          <PauseCircle size={20} aria-hidden="true" />
          <div className={styles.inForce}>
            <b>{texts.exclusionReasons[exclusion.reason]}</b>
            <p>{exclusion.endsAt ? words.until(momentText(exclusion.endsAt)) : words.untilFurther}</p>
          </div>
        </Note>
      ))}
      <Card title={words.panic.title}>
        <p className="muted">{words.panic.about}</p>
        <PanicButton platform={platform} replace={replace} disabled={isPaused} />
      </Card>
      <Card title={words.self.title}>
        <p className="muted">{words.self.about}</p>
        <ExclusionForm platform={platform} replace={replace} />
      </Card>
      <p className="muted">
        {words.help}{' '}
        <a className={styles.link} href="/novinky/samovylucenie" target="_blank" rel="noopener">
          {words.more}
        </a>
      </p>
    </>
  )
}
