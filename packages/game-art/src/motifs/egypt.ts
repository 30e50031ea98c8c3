import type { MotifTable } from './entry.ts'

export const EGYPT = {
  pharaoh: ['Faraón', '@pharoah', 'pharoah nefertiti'],
  cleopatra: ['Kleopatra', '@cleopatra', 'cleopatra egyptian-profile'],
  pyramid: ['Pyramída', '@egyptian-pyramids', 'egyptian-pyramids great-pyramid'],
  scarab: ['Skarabeus', '@gold-scarab:azure', 'gold-scarab scarab-beetle'],
  anubis: ['Anubis', '@anubis', 'anubis'],
  horus: ['Horovo oko', '@eye-of-horus', 'eye-of-horus horus'],
  ankh: ['Anch', '@ankh', 'ankh'],
  sphinx: ['Sfinga', '@egyptian-sphinx', 'egyptian-sphinx greek-sphinx'],
  mummy: ['Múmia', '@mummy-head:bone', 'mummy-head sarcophagus'],
  bastet: ['Bastet', '@bastet', 'bastet'],
  obelisk: ['Obelisk', '@obelisk:bone', 'obelisk'],
  desert: ['Púšť', 'desert cactus', 'desert oasis'],
  papyrus: ['Papyrus', 'scroll', 'papyrus tied-scroll'],
  book: ['Kniha', '@spell-book:ruby closed-book', 'spell-book book-aura'],
  lamp: ['Lampa', '@magic-lamp diya-lamp', 'magic-lamp djinn'],
  genie: ['Džin', 'man-genie woman-genie', 'djinn magic-lamp'],
  carpet: ['Orient', '@indian-palace', 'indian-palace samara-mosque'],
  sun: ['Slnko', 'sun sun-with-face', 'sun aztec-calendar-sun'],
} satisfies MotifTable
