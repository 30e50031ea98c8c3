import type { Look } from '../game.ts'
import type { Motif } from '../motifs/vocabulary.ts'
import { idGenerator, picture } from '../scene/pictures.ts'
import { disc } from '../scene/shapes.ts'

/** A coin with the hero in relief and a calm middle, where the game shows the coin's value. */
export function coinSymbol(motif: Motif, { pal }: Look): string {
  return [
    `<defs><radialGradient id="cn" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="${pal.sun}"/><stop offset="1" stop-color="${pal.accent}"/></radialGradient></defs>`,
    disc(128, 128, 116, 'fill="url(#gold)" filter="url(#emboss)"'),
    disc(128, 128, 108, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="8" stroke-dasharray="5 6"'),
    disc(128, 128, 98, 'fill="url(#cn)" stroke="#000" stroke-opacity=".3" stroke-width="3"'),
    picture(idGenerator(), motif.pictures[0] as string, 128, 128, 168, { opacity: 0.5 }),
  ].join('')
}
