const ZONE = { timeZone: 'Europe/Bratislava' } as const
const day = new Intl.DateTimeFormat('sk-SK', { ...ZONE, day: 'numeric', month: 'numeric', year: 'numeric' })
const moment = new Intl.DateTimeFormat('sk-SK', {
  ...ZONE,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const month = new Intl.DateTimeFormat('sk-SK', { ...ZONE, month: 'long', year: 'numeric' })

/** Slovak dates in the Bratislava time zone: `20. 11. 2026`, `20. 11. 2026 20:14`, `november 2026`. */
export const dayText = (iso: string): string => day.format(new Date(iso))
export const momentText = (iso: string): string => moment.format(new Date(iso)).replace(',', '')
export const monthText = (yearAndMonth: string): string => month.format(new Date(`${yearAndMonth}-15T12:00:00Z`))
