import { make } from '@herna/game-kit'

const ORNAMENTS = ['topper', 'top', 'bottom', 'left', 'right'] as const

/** The frame around the reels; the material's style sheet draws its four ornaments, and the studio's build the topper on it. */
export const frameAround = (reels: HTMLElement): HTMLElement =>
  make('div', { class: 'frame' }, ...ORNAMENTS.map((side) => make('i', { class: `frame-${side}`, 'aria-hidden': 'true' })), reels)
