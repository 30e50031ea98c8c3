import type { MotifTable } from './entry.ts'

/** Vikings and the Celts. */
export const NORTH = {
  viking: ['Viking', '@viking-head:bone', 'viking-head viking-helmet'],
  thor: ['Thor', '@thor-hammer:azure', 'thor-hammer thor-fist'],
  odin: ['Odin', '@raven:night', 'raven viking-head'],
  loki: ['Loki', '@horned-helm:jade', 'horned-helm jester-hat'],
  freya: ['Freya', '@swordwoman:violet', 'swordwoman'],
  drakkar: ['Drakar', '@drakkar:copper', 'drakkar drakkar-dragon'],
  axe: ['Sekera', 'axe', 'battle-axe crossed-axes'],
  rune: ['Runa', '@rune-stone:azure', 'rune-stone rune-sword'],
  horn: ['Roh', '@beer-horn:bone', 'beer-horn hunting-horn'],
  longhouse: ['Osada', '@viking-longhouse:copper', 'viking-longhouse viking-church'],
  celt: ['Keltský uzol', '@triquetra:jade', 'triquetra'],
  clover: ['Štvorlístok', 'four-leaf-clover shamrock', 'clover shamrock'],
  leprechaun: ['Škriatok', '@pilgrim-hat:jade', 'pilgrim-hat'],
  rainbow: ['Dúha', 'rainbow', 'rainbow-star'],
  horseshoe: ['Podkova', '@horseshoe:silver', 'horseshoe'],
  potofgold: ['Hrniec zlata', '@cauldron:night', 'cauldron coins-pile'],
  druid: ['Druid', '@dolmen:silver', 'dolmen wizard-staff'],
} satisfies MotifTable
