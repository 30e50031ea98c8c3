/** All texts of the portal, in Slovak, and the locale. One JSON file per feature under sk-SK. Spec 1.9, 4.37, 8.x, 9.11. */
export { rememberLocale } from './remember-locale.ts'
export { featureTexts, featureTranslator } from './feature-texts.ts'
export { TextsContext, TextsProvider, textOf, useCount, useDate, useFormatter, useTexts } from './texts-provider.tsx'
export { calendarDaysBetween, clockText, weekdayText } from './clock-texts.ts'
export { timeText } from './text-formatters.ts'
