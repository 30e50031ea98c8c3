import type { MotifTable } from './entry.ts'

export const EGYPT = {
  pharaoh: ['Faraón', 'person-with-crown amphora', 'pharoah nefertiti'],
  cleopatra: ['Kleopatra', 'princess', 'cleopatra egyptian-profile'],
  pyramid: ['Pyramída', 'desert', 'egyptian-pyramids great-pyramid'],
  scarab: ['Skarabeus', 'beetle', 'gold-scarab scarab-beetle'],
  anubis: ['Anubis', 'black-cat', 'anubis'],
  horus: ['Horovo oko', 'nazar-amulet', 'eye-of-horus horus'],
  ankh: ['Anch', 'old-key', 'ankh'],
  sphinx: ['Sfinga', 'lion', 'egyptian-sphinx greek-sphinx'],
  mummy: ['Múmia', 'man-zombie coffin', 'mummy-head sarcophagus'],
  bastet: ['Bastet', 'black-cat', 'bastet'],
  obelisk: ['Obelisk', 'tokyo-tower', 'obelisk'],
  desert: ['Púšť', 'desert cactus', 'desert oasis'],
  papyrus: ['Papyrus', 'scroll', 'papyrus tied-scroll'],
  book: ['Kniha', 'closed-book green-book blue-book orange-book', 'spell-book book-aura'],
  lamp: ['Lampa', 'diya-lamp', 'magic-lamp djinn'],
  genie: ['Džin', 'man-genie woman-genie', 'djinn magic-lamp'],
  carpet: ['Orient', 'mosque', 'indian-palace samara-mosque'],
  sun: ['Slnko', 'sun sun-with-face', 'sun aztec-calendar-sun'],
} satisfies MotifTable
