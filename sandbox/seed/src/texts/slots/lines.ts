const NOMINATIVE: Readonly<Record<number, string>> = {
  1: 'jedna výherná línia',
  2: 'dve výherné línie',
  3: 'tri výherné línie',
  4: 'štyri výherné línie',
  5: 'päť výherných línií',
  9: 'deväť výherných línií',
  10: 'desať výherných línií',
  20: 'dvadsať výherných línií',
  25: 'dvadsaťpäť výherných línií',
}
const LOCATIVE: Readonly<Record<number, string>> = {
  1: 'na jednej výhernej línii',
  2: 'na dvoch výherných líniách',
  3: 'na troch výherných líniách',
  4: 'na štyroch výherných líniách',
  5: 'na piatich výherných líniách',
  9: 'na deviatich výherných líniách',
  10: 'na desiatich výherných líniách',
  20: 'na dvadsiatich výherných líniách',
  25: 'na dvadsiatich piatich výherných líniách',
}
const INSTRUMENTAL: Readonly<Record<number, string>> = {
  1: 's jednou výhernou líniou',
  2: 's dvoma výhernými líniami',
  3: 's tromi výhernými líniami',
  4: 'so štyrmi výhernými líniami',
  5: 's piatimi výhernými líniami',
  9: 's deviatimi výhernými líniami',
  10: 's desiatimi výhernými líniami',
  20: 's dvadsiatimi výhernými líniami',
  25: 's dvadsiatimi piatimi výhernými líniami',
}

/** „päť výherných línií“ */
export const linesNominative = (lines: number): string => NOMINATIVE[lines] ?? `${lines} výherných línií`
/** „na piatich výherných líniách“ */
export const linesLocative = (lines: number): string => LOCATIVE[lines] ?? `na ${lines} výherných líniách`
/** „s piatimi výhernými líniami“ */
export const linesInstrumental = (lines: number): string => INSTRUMENTAL[lines] ?? `s ${lines} výhernými líniami`

/** „4 096 spôsobov výhry“; all counts in use take the genitive plural. */
export const waysNominative = (ways: number): string => `${new Intl.NumberFormat('sk-SK').format(ways)} spôsobov výhry`
