import type { OpeningHours } from '@herna/contract/chat'
import { calendarDaysBetween, clockText, weekdayText } from '../texts/index.ts'
import { chatText } from './chat-texts.ts'

const clock = (time: string) => time.replace(/^0/, '')

/** `denne 8:00 – 22:00`, or `po – pi 8:00 – 12:00, 13:00 – 18:00, so – ne 10:00 – 18:00`. A range stays on one line. */
export function scheduleText(schedule: OpeningHours['schedule']): string {
  return schedule
    .map((hours, index) => {
      const range = `${clock(hours.opens)}\u00A0–\u00A0${clock(hours.closes)}`
      const days = daysText(hours)
      const previous = schedule[index - 1]
      return previous && daysText(previous) === days ? range : `${days} ${range}`
    })
    .join(', ')
}

function daysText({ from, to }: OpeningHours['schedule'][number]): string {
  if (from === 'mon' && to === 'sun') return chatText('daily')
  return from === to ? chatText(`day-${from}`) : `${chatText(`day-${from}`)}\u00A0–\u00A0${chatText(`day-${to}`)}`
}

/** ` (zajtra o 8:00)`; empty when it is not known. */
export function opensText(changesAt: string | null, now: Date): string {
  if (changesAt === null) return ''
  const opens = new Date(changesAt)
  const days = calendarDaysBetween(now, opens)
  const day = days === 0 ? chatText('today') : days === 1 ? chatText('tomorrow') : (weekdayText(opens).split(' ')[0] ?? '')
  return chatText('opens-at', { day, time: clockText(opens) })
}
