import type { MotifTable } from './entry.ts'

/** Vikings and the Celts. */
export const NORTH = {
  viking: ['Viking', 'man-beard', 'viking-head viking-helmet'],
  thor: ['Thor', 'hammer high-voltage', 'thor-hammer thor-fist'],
  odin: ['Odin', 'man-mage', 'raven viking-head'],
  loki: ['Loki', 'performing-arts', 'horned-helm jester-hat'],
  freya: ['Freya', 'woman-elf', 'swordwoman'],
  drakkar: ['Drakar', 'sailboat', 'drakkar drakkar-dragon'],
  axe: ['Sekera', 'axe', 'battle-axe crossed-axes'],
  rune: ['Runa', 'rock', 'rune-stone rune-sword'],
  horn: ['Roh', 'postal-horn', 'beer-horn hunting-horn'],
  longhouse: ['Osada', 'hut', 'viking-longhouse viking-church'],
  celt: ['Keltský uzol', 'knot', 'triquetra'],
  clover: ['Štvorlístok', 'four-leaf-clover shamrock', 'clover shamrock'],
  leprechaun: ['Škriatok', 'man-elf', 'pilgrim-hat'],
  rainbow: ['Dúha', 'rainbow', 'rainbow-star'],
  horseshoe: ['Podkova', 'magnet', 'horseshoe'],
  potofgold: ['Hrniec zlata', 'pot-of-food', 'cauldron coins-pile'],
  druid: ['Druid', 'man-mage', 'dolmen wizard-staff'],
} satisfies MotifTable
