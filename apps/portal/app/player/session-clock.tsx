import { clockText } from '@herna/rules/player'
import { usePlayer } from './player-store.ts'
import { usePlayerTexts } from './player-texts.tsx'
import { useServerNow } from './server-now.ts'

/** How long the session lasts, as § 32 wants it seen throughout. */
export function SessionClock({ className }: { className?: string }) {
  const t = usePlayerTexts()
  const { sessionStartedAt } = usePlayer()
  const now = useServerNow()
  if (sessionStartedAt === null) return null
  const time = clockText(sessionStartedAt, now)
  return (
    <time className={className} role="timer" aria-live="off" aria-label={t('session-time', { time })}>
      {time}
    </time>
  )
}
