import { formatCode } from '../../foundation/index.ts'
import type { CodePurpose } from './code-purposes.ts'

const footer = (brand: string) => `\n\n${brand}\n\nHazardné hry predstavujú riziko vysokých finančných strát a vzniku závislosti.`

/** Mail templates. The code is on a line of its own. */
export const CODE_MAILS: Record<CodePurpose, (code: string, brand: string) => { subject: string; text: string }> = {
  'verify-email': (code, brand) => ({
    subject: 'Overte svoju e-mailovú adresu',
    text: `Dobrý deň,\n\nďakujeme za registráciu na portáli ${brand}. Váš overovací kód je:\n\n${formatCode(code)}\n\nKód platí 24 hodín. Ak ste sa neregistrovali, tento e-mail si nevšímajte.${footer(brand)}`,
  }),
  unlock: (code, brand) => ({
    subject: 'Odomknutie účtu',
    text: `Dobrý deň,\n\npo viacerých neúspešných prihláseniach sme váš účet zamkli. Kód na odomknutie je:\n\n${formatCode(code)}\n\nKód platí 15 minút. Ak ste sa neprihlasovali, zmeňte si heslo.${footer(brand)}`,
  }),
  'reset-password': (code, brand) => ({
    subject: 'Obnova hesla',
    text: `Dobrý deň,\n\nkód na obnovu hesla je:\n\n${formatCode(code)}\n\nKód platí 15 minút. Ak ste o obnovu nežiadali, tento e-mail si nevšímajte: heslo zostáva bez zmeny.${footer(brand)}`,
  }),
}

/** To the owner of an address or a birth number that was used in another registration. */
export const alreadyRegisteredMail = (brand: string) => ({
  subject: 'Účet už máte',
  text: `Dobrý deň,\n\nna portáli ${brand} sa práve niekto pokúsil založiť účet s vašou e-mailovou adresou alebo s vaším rodným číslom. Účet u nás už máte a každý môže mať len jeden, preto sme nový nezaložili.\n\nAk ste to boli vy, prihláste sa do svojho účtu. Ak si heslo nepamätáte, zvoľte pri prihlásení „Zabudli ste heslo?“.\n\nAk ste to neboli vy, nemusíte robiť nič: nikto sa nedozvedel, že účet máte.${footer(brand)}`,
})

export const passwordChangedMail = (brand: string) => ({
  subject: 'Heslo bolo zmenené',
  text: `Dobrý deň,\n\nheslo k vášmu účtu bolo práve zmenené a všetky ostatné zariadenia boli odhlásené. Ak ste to neboli vy, ihneď si obnovte heslo.${footer(brand)}`,
})
