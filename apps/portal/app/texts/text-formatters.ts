import { SLOVAK, slovakNumber, slovakPlural } from '@herna/rules'
import { LOCALE, TIME_ZONE } from './messages.ts'
import { _createCache, _createIntlFormatters, type createTranslator } from 'use-intl/core'

type Formatters = NonNullable<Parameters<typeof createTranslator>[0]['_formatters']>

/** `Intl` objects, each constructed once. */
export const intlFormatters = _createIntlFormatters(_createCache())
const intl = intlFormatters

/** Formats what texts contain. Whole numbers and plurals in Slovak need no `Intl` object, so hydration constructs none (see `slovakNumber`). */
export const TEXT_FORMATTERS: Formatters = {
  ...intl,
  getNumberFormat: (locale, options) =>
    locale === SLOVAK && !options ? (SLOVAK_NUMBERS as Intl.NumberFormat) : intl.getNumberFormat(locale, options),
  getPluralRules: (locale, options) =>
    locale === SLOVAK && options?.type !== 'ordinal'
      ? (SLOVAK_PLURALS as Intl.PluralRules)
      : intl.getPluralRules(locale, options),
}

/** A number in a text; without decimals when it is whole. */
export const numberText = (value: number, locale: string): string => TEXT_FORMATTERS.getNumberFormat(locale).format(value)

const TIME = { day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE } as const

/** An ISO time as `20. 11. 14:30`. Constructs an `Intl` object: what hydration shows is formatted by the server. */
export const timeText = (iso: string): string => intl.getDateTimeFormat(LOCALE, TIME).format(new Date(iso))

const SLOVAK_NUMBERS: Pick<Intl.NumberFormat, 'format'> = {
  format: (value) => {
    const text = typeof value === 'number' && Number.isInteger(value) ? slovakNumber(value, 0) : null
    return text ?? intl.getNumberFormat(SLOVAK).format(value as number)
  },
}
const SLOVAK_PLURALS: Pick<Intl.PluralRules, 'select'> = {
  select: (count) => slovakPlural(count as number) ?? intl.getPluralRules(SLOVAK).select(count as number),
}
