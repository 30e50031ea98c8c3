/** Every word players read, in Slovak, and the locale it is read in. One JSON file per room under sk-SK. Spec 1.9, 4.37, 8.x, 9.11. */
export { rememberLocale } from './remember-locale.ts'
export { featureTexts, featureTranslator } from './feature-texts.ts'
export { TextsProvider, textOf, useDate, useTexts } from './texts-provider.tsx'
