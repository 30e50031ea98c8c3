import { calendarDaysBetween } from '../texts/index.ts'
import { chatText } from './chat-texts.ts'

/** A day as people say it: today, yesterday, or its date. */
export function dayText(at: string, now: Date, date: (at: string) => string): string {
  const days = calendarDaysBetween(new Date(at), now)
  if (days === 0) return chatText('today')
  return days === 1 ? chatText('yesterday') : date(at)
}
