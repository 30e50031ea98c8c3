import { shownCode } from '../../foundation/index.ts'
import type { CodePurpose } from './code-purposes.ts'

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

/** To the owner of an address or a birth number that somebody registered with again. */
export const alreadyRegisteredLetter = (brand: string) => ({
  subject: 'Účet už máte',
  text: `Dobrý deň,\n\nna portáli ${brand} sa práve niekto pokúsil založiť účet s vašou e-mailovou adresou alebo s vaším rodným číslom. Účet u nás už máte a každý môže mať len jeden, preto sme nový nezaložili.\n\nAk ste to boli vy, prihláste sa do svojho účtu. Ak si heslo nepamätáte, zvoľte pri prihlásení „Zabudli ste heslo?“.\n\nAk ste to neboli vy, nemusíte robiť nič: nikto sa nedozvedel, že účet máte.${farewell(brand)}`,
})

export const passwordChangedLetter = (brand: string) => ({
  subject: 'Heslo bolo zmenené',
  text: `Dobrý deň,\n\nheslo k vášmu účtu bolo práve zmenené a všetky ostatné zariadenia boli odhlásené. Ak ste to neboli vy, ihneď si obnovte heslo.${farewell(brand)}`,
})
