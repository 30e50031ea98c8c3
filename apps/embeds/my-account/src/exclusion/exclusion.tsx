import { platform as operations, type Protection } from '@herna/contract/player'
import { type Platform, useCall } from '@herna/embed-kit'
import { Note } from '@herna/kit'
import { PauseCircle } from '@herna/kit/icons'
import { momentText } from '../dates.ts'
import { Card } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { LoadedForPlayer } from '../loaded-for-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import { ExclusionForm } from './exclusion-form.tsx'
import styles from './exclusion.module.css'
import { PanicButton } from './panic-button.tsx'

const labels = texts.exclusion

/** Self-exclusion: a day by one tap, months or permanently with the password. Exclusions in force come first. */
export function Exclusion({ platform, close }: ScreenProps) {
  const protection = useCall(platform, operations.protection)
  return (
    <LoadedForPlayer call={protection} height={520} close={close}>
      {(loadedProtection) => <Breaks platform={platform} protection={loadedProtection} replace={protection.replace} />}
    </LoadedForPlayer>
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
          <div className={styles.activeExclusion}>
            <b>{texts.exclusionReasons[exclusion.reason]}</b>
            <p>{exclusion.endsAt ? labels.until(momentText(exclusion.endsAt)) : labels.untilFurther}</p>
          </div>
        </Note>
      ))}
      <Card title={labels.panic.title}>
        <p className="muted">{labels.panic.about}</p>
        <PanicButton platform={platform} replace={replace} disabled={isPaused} />
      </Card>
      <Card title={labels.self.title}>
        <p className="muted">{labels.self.about}</p>
        <ExclusionForm platform={platform} replace={replace} />
      </Card>
      <p className="muted">
        {labels.help}{' '}
        <a className={styles.link} href="/novinky/samovylucenie" target="_blank" rel="noopener">
          {labels.more}
        </a>
      </p>
    </>
  )
}
