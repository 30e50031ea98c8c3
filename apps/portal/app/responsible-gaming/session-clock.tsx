import { clockText } from '@herna/rules/player'
import { currentShellRules, usePlayerValue, usePlayerTexts, useServerNow } from '../session/index.ts'

/** Session duration, which § 32 requires to be visible throughout. A native view shows it in its own status bar [4.16], so it is hidden there unless `always` is set. */
export function SessionClock({ className, always = false }: { className?: string; always?: boolean }) {
  const t = usePlayerTexts()
  const sessionStartedAt = usePlayerValue((player) => player.sessionStartedAt)
  const now = useServerNow()
  if (sessionStartedAt === null || !(always || currentShellRules().showsStatusBar)) return null
  const time = clockText(sessionStartedAt, now)
  return (
    <time className={className} role="timer" aria-live="off" aria-label={t('session-time', { time })}>
      {time}
    </time>
  )
}
