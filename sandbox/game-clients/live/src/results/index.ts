// Results of the table in words.
export { resultText } from './result-text.ts'
