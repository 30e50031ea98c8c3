import { makeSvg } from '@herna/game-kit'

const FIXED = { 'vector-effect': 'non-scaling-stroke' }

/** The table: felt, wooden edge, the line between dealer and seats. */
export const felt = (): SVGElement =>
  makeSvg(
    'svg',
    { class: 'blackjack-felt', viewBox: '0 0 1440 750', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    makeSvg('path', { class: 'felt-cloth', d: 'M-60 205H1500V300C1500 620 1180 760 720 760S-60 620 -60 300Z' }),
    makeSvg('path', { class: 'felt-wood', d: 'M-60 750V330C20 650 330 745 720 745S1420 650 1500 330V750Z' }),
    makeSvg('path', { class: 'felt-edge', d: 'M-60 330C20 650 330 742 720 742S1420 650 1500 330', ...FIXED }),
    makeSvg('path', { class: 'felt-rail', d: 'M-20 214H1460', ...FIXED }),
    makeSvg('path', { class: 'felt-rail-edge', d: 'M-20 208H1460', ...FIXED }),
    makeSvg('path', { class: 'felt-line', d: 'M150 330C330 440 530 470 720 470S1110 440 1290 330', ...FIXED }),
  )
