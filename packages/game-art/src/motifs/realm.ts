import type { MotifTable } from './entry.ts'

/** Castles, knights and royal courts. */
export const REALM = {
  castle: ['Hrad', 'castle', 'castle elven-castle'],
  knight: ['Rytier', '@black-knight-helm:silver shield', 'black-knight-helm mounted-knight'],
  shield: ['Štít', 'shield', 'checked-shield templar-shield'],
  helmet: ['Prilba', '@visored-helm:silver', 'visored-helm crested-helmet'],
  bow: ['Luk a šíp', 'bow-and-arrow', 'bow-arrow robin-hood-hat'],
  robin: ['Zbojník', '@robin-hood-hat:jade', 'robin-hood-hat'],
  prince: ['Princ', '@frog-prince:jade prince', 'frog-prince'],
  princess: ['Princezná', 'princess', 'tiara'],
  excalibur: ['Meč v kameni', '@sword-in-stone:silver', 'sword-in-stone'],
  grail: ['Grál', '@holy-grail', 'holy-grail'],
  torch: ['Fakľa', '@torch:copper', 'torch primitive-torch'],
  door: ['Brána', '@dungeon-gate:copper', 'dungeon-gate'],
  hammer: ['Kladivo', 'hammer', 'flat-hammer warhammer'],
  anvil: ['Kováč', '@anvil-impact:silver', 'anvil-impact anvil'],
  barbarian: ['Barbar', '@barbarian:copper', 'barbarian'],
  dwarf: ['Trpaslík', '@dwarf-face:copper', 'dwarf-face dwarf-king'],
  scroll: ['Zvitok', 'scroll', 'scroll-unfurled tied-scroll'],
  fleur: ['Ľalia', 'fleur-de-lis', 'fleur-de-lys'],
  violet: ['Kvet', 'hibiscus', 'flower-emblem'],
  quill: ['Brko', '@quill-ink:azure', 'quill-ink'],
  tower: ['Veža', '@white-tower:silver', 'white-tower tower-flag'],
  lizardking: ['Ještier', '@wyvern:jade', 'wyvern'],
  gargoyle: ['Chrlič', '@gargoyle:silver', 'gargoyle'],
  rosewindow: ['Kostol', 'church', 'church'],
} satisfies MotifTable
