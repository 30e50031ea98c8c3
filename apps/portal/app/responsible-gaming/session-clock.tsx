import { clockText } from '@herna/rules/player'
import { useLayoutEffect, useRef } from 'react'
import { currentShellRules, onSecond, usePlayerValue, usePlayerTexts } from '../session/index.ts'

/** Session duration, which § 32 requires to be visible throughout. A native view shows it in its own status bar [4.16], so it is hidden there unless `always` is set. */
export function SessionClock({ className, always = false }: { className?: string; always?: boolean }) {
  const t = usePlayerTexts()
  const sessionStartedAt = usePlayerValue((player) => player.sessionStartedAt)
  const clockOffset = usePlayerValue((player) => player.clockOffset)
  const element = useRef<HTMLTimeElement>(null)
  // Written past React: rendering it every second would cost a phone more than everything else on a page at rest [P3].
  useLayoutEffect(() => {
    const tick = () => {
      const clock = element.current
      if (!clock || sessionStartedAt === null) return
      const time = clockText(sessionStartedAt, Date.now() + clockOffset)
      clock.textContent = time
      clock.ariaLabel = t('session-time', { time })
    }
    tick()
    return onSecond(tick)
  }, [sessionStartedAt, clockOffset, t])
  if (sessionStartedAt === null || !(always || currentShellRules().showsStatusBar)) return null
  return <time ref={element} className={className} role="timer" aria-live="off" />
}
