import { bell, bellSequence, Sounds } from '@herna/game-kit'

/** Few and soft; no sound rises with the multiple, so that it does not encourage play. */
export type SoundName = 'start' | 'cashed-out' | 'crashed'

export const crashSounds = () =>
  new Sounds<SoundName>({
    start: bell(0, 392, 0.3, 0.05),
    'cashed-out': bellSequence([523, 659, 784], 0.09),
    crashed: [{ at: 0, hertz: 220, to: 130, length: 0.35, volume: 0.06, wave: 'sine' }],
  })
