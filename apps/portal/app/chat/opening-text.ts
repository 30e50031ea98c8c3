import type { OpeningHours } from '@herna/contract/chat'
import { calendarDaysBetween, clockText, weekdayText } from '../texts/index.ts'
import { chatText } from './chat-texts.ts'

const clock = (time: string) => time.replace(/^0/, '')

/** `denne 8:00 – 22:00`, or `po – pi 8:00 – 22:00, so – ne 10:00 – 18:00`. */
export function scheduleText(schedule: OpeningHours['schedule']): string {
  return schedule
    .map(({ from, to, opens, closes }) => {
      const isDaily = from === 'mon' && to === 'sun'
      const days = from === to ? chatText(`day-${from}`) : `${chatText(`day-${from}`)} – ${chatText(`day-${to}`)}`
      return `${isDaily ? chatText('daily') : days} ${clock(opens)} – ${clock(closes)}`
    })
    .join(', ')
}

/** ` – zajtra o 8:00`; empty when it is not known. */
export function opensText(changesAt: string | null, now: Date): string {
  if (changesAt === null) return ''
  const opens = new Date(changesAt)
  const days = calendarDaysBetween(now, opens)
  const day = days === 0 ? chatText('today') : days === 1 ? chatText('tomorrow') : (weekdayText(opens).split(' ')[0] ?? '')
  return chatText('opens-at', { day, time: clockText(opens) })
}
