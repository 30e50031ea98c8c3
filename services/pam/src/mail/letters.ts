import { shownCode } from '../tokens.ts'
import type { CodePurpose } from './mailed-codes.ts'

const farewell = (brand: string) =>
  `\n\n${brand}\n\nHazardné hry predstavujú riziko vysokých finančných strát a vzniku závislosti.`

/** The letters players get. Codes stand on a line of their own. */
export const LETTERS: Record<CodePurpose, (code: string, brand: string) => { subject: string; text: string }> = {
  'verify-email': (code, brand) => ({
    subject: 'Overte svoju e-mailovú adresu',
    text: `Dobrý deň,\n\nďakujeme za registráciu na portáli ${brand}. Váš overovací kód je:\n\n${shownCode(code)}\n\nKód platí 24 hodín. Ak ste sa neregistrovali, tento e-mail si nevšímajte.${farewell(brand)}`,
  }),
  unlock: (code, brand) => ({
    subject: 'Odomknutie účtu',
    text: `Dobrý deň,\n\npo viacerých neúspešných prihláseniach sme váš účet zamkli. Kód na odomknutie je:\n\n${shownCode(code)}\n\nKód platí 15 minút. Ak ste sa neprihlasovali, zmeňte si heslo.${farewell(brand)}`,
  }),
  'reset-password': (code, brand) => ({
    subject: 'Obnova hesla',
    text: `Dobrý deň,\n\nkód na obnovu hesla je:\n\n${shownCode(code)}\n\nKód platí 15 minút. Ak ste o obnovu nežiadali, tento e-mail si nevšímajte: heslo zostáva bez zmeny.${farewell(brand)}`,
  }),
}

export const passwordChangedLetter = (brand: string) => ({
  subject: 'Heslo bolo zmenené',
  text: `Dobrý deň,\n\nheslo k vášmu účtu bolo práve zmenené a všetky ostatné zariadenia boli odhlásené. Ak ste to neboli vy, ihneď si obnovte heslo.${farewell(brand)}`,
})
