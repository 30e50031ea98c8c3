import type { CrashVariant } from '@herna/game-maths'

const shown = (value: number): string => value.toLocaleString('sk-SK', { minimumFractionDigits: 2 })
const euros = (cents: number): string => `${(cents / 100).toLocaleString('sk-SK')} €`

export const crashRules = ({ rtp, maxWinMultiple }: CrashVariant, minBet: number, maxBet: number): string[] => [
  `Stavíte celé eurá od ${euros(minBet)} do ${euros(maxBet)}. Násobok rastie od 1,00 a skončiť môže kedykoľvek, aj hneď na začiatku.`,
  'Keď výhru vyberiete včas, dostanete stávku vynásobenú násobkom, ktorý práve platí. Keď nie, stávka prepadá.',
  'O tom, kedy kolo skončí, je rozhodnuté pred jeho začiatkom. O vybratí rozhoduje čas, keď vaša voľba príde na server.',
  'Automatický výber vyberie výhru za vás, aj keby ste stratili spojenie. Bez neho kolo po strate spojenia beží ďalej až do konca.',
  `Pri násobku ${maxWinMultiple.toLocaleString('sk-SK')} sa výhra vyplatí sama.`,
  `V dlhodobom priemere sa vráti ${shown(rtp)} % stávok, nech vyberáte kedykoľvek.`,
]
