import { clockText } from '@herna/rules/player'
import { shellRulesHere, usePlayer, usePlayerTexts, useServerNow } from '../session/index.ts'

/** How long the session lasts, as § 32 wants it seen throughout. A native view shows it in its own status bar [4.16], so only what the player asks for says it there. */
export function SessionClock({ className, always = false }: { className?: string; always?: boolean }) {
  const t = usePlayerTexts()
  const { sessionStartedAt } = usePlayer()
  const now = useServerNow()
  if (sessionStartedAt === null || !(always || shellRulesHere().showsStatusBar)) return null
  const time = clockText(sessionStartedAt, now)
  return (
    <time className={className} role="timer" aria-live="off" aria-label={t('session-time', { time })}>
      {time}
    </time>
  )
}
