import type { CrashVariant } from '@herna/game-maths'

const formatPercent = (value: number): string => value.toLocaleString('sk-SK', { minimumFractionDigits: 2 })
const formatEuros = (cents: number): string => `${(cents / 100).toLocaleString('sk-SK')} €`

/** Slovak sentences for the rules panel; limits in cents. */
export const crashRules = ({ rtp, maxWinMultiple }: CrashVariant, minBet: number, maxBet: number): string[] => [
  `Stavíte celé eurá od ${formatEuros(minBet)} do ${formatEuros(maxBet)}, kým beží odpočet. Kolo je spoločné pre všetkých hráčov.`,
  'Násobok rastie od 1,00 a skončiť môže kedykoľvek, aj hneď na začiatku.',
  'Keď výhru vyberiete včas, dostanete stávku vynásobenú násobkom, ktorý práve platí. Keď nie, stávka prepadá.',
  'O tom, kedy kolo skončí, je rozhodnuté pred jeho začiatkom. Odtlačok výsledku vidíte vopred, po kole si ho môžete overiť.',
  'O stávke aj o vybratí rozhoduje čas, keď vaša voľba príde na server. Stávka, ktorú peňaženka potvrdí až po štarte, sa vráti.',
  'Automatický výber vyberie výhru za vás, aj keby ste stratili spojenie. Bez neho kolo po strate spojenia beží ďalej až do konca.',
  `Pri násobku ${maxWinMultiple.toLocaleString('sk-SK')} sa výhra vyplatí sama.`,
  `V dlhodobom priemere sa vráti ${formatPercent(rtp)} % stávok, nech vyberáte kedykoľvek.`,
]
