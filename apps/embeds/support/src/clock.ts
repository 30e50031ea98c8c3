const TIME_ZONE = 'Europe/Bratislava'
const TIME = new Intl.DateTimeFormat('sk-SK', { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE })
const DATE = new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: TIME_ZONE })

/** `20:38` */
export const clock = (at: string): string => TIME.format(new Date(at))
/** `23. 11. 2026` */
export const date = (at: string): string => DATE.format(new Date(at))
