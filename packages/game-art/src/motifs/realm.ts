import type { MotifTable } from './entry.ts'

/** Castles, knights and kings' people. */
export const REALM = {
  castle: ['Hrad', 'castle', 'castle elven-castle'],
  knight: ['Rytier', 'shield crossed-swords', 'black-knight-helm mounted-knight'],
  shield: ['Štít', 'shield', 'checked-shield templar-shield'],
  helmet: ['Prilba', 'military-helmet', 'visored-helm crested-helmet'],
  bow: ['Luk a šíp', 'bow-and-arrow', 'robin-hood-hat bow-arrow'],
  robin: ['Zbojník', 'bow-and-arrow', 'robin-hood-hat'],
  prince: ['Princ', 'prince', 'frog-prince'],
  princess: ['Princezná', 'princess', 'tiara'],
  excalibur: ['Meč v kameni', 'dagger', 'sword-in-stone'],
  grail: ['Grál', 'trophy', 'holy-grail'],
  torch: ['Fakľa', 'fire', 'torch primitive-torch'],
  door: ['Brána', 'door', 'dungeon-gate'],
  hammer: ['Kladivo', 'hammer', 'flat-hammer warhammer'],
  anvil: ['Kováč', 'hammer-and-wrench', 'anvil-impact anvil'],
  barbarian: ['Barbar', 'axe', 'barbarian'],
  dwarf: ['Trpaslík', 'man-beard', 'dwarf-face dwarf-king'],
  scroll: ['Zvitok', 'scroll', 'scroll-unfurled tied-scroll'],
  fleur: ['Ľalia', 'fleur-de-lis', 'fleur-de-lys'],
  violet: ['Kvet', 'hibiscus', 'flower-emblem'],
  quill: ['Brko', 'black-nib', 'quill-ink'],
  tower: ['Veža', 'castle', 'white-tower tower-flag'],
  lizardking: ['Ještier', 'dragon', 'wyvern'],
} satisfies MotifTable
