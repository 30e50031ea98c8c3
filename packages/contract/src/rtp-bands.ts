/** Bands of the return to player by which lists are filtered, ascending: from `from` to less than the next one's, in hundredths of a per cent. */
export const RTP_BANDS = [
  { id: '-94', from: 0, name: 'menej ako 94 %' },
  { id: '94-95', from: 9_400, name: '94,00 – 94,99 %' },
  { id: '95-96', from: 9_500, name: '95,00 – 95,99 %' },
  { id: '96-96.5', from: 9_600, name: '96,00 – 96,49 %' },
  { id: '96.5-97', from: 9_650, name: '96,50 – 96,99 %' },
  { id: '97-98', from: 9_700, name: '97,00 – 97,99 %' },
  { id: '98-', from: 9_800, name: '98 % a viac' },
] as const
