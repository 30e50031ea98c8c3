const ZONE = { timeZone: 'Europe/Bratislava' } as const
const moment = new Intl.DateTimeFormat('sk-SK', { ...ZONE, day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' })

/** `20. 11. 20:14`, in the Bratislava time zone. */
export const momentText = (iso: string): string => moment.format(new Date(iso)).replace(',', '')
