// Results of the table in words.
export { lastResultText, resultText } from './result-text.ts'
