import { antenna, card, coral, crater, crystal, cupcake, gear, gold, iceBlock, lavaSpire, reed, rock, seaweed, sweet, totem } from './ground-things.ts'
import type { Item } from './item.ts'
import { books, column, crate, fence, grave, highRise, house, lamp, lantern, seat, stall, tent, torch } from './town.ts'
import { bamboo, bareTree, cactus, fern, flower, mushroom, palm, pine, roundTree, snowySpruce } from './trees.ts'

/** Things that stand in rows, each with its usual colour. */
export const ITEMS = {
  pine: [pine, '#2f6a4a'],
  spruce: [snowySpruce, '#4f86b8'],
  palm: [palm, '#2f9a5a'],
  roundTree: [roundTree, '#5aa84a'],
  autumnTree: [roundTree, '#e58a3a'],
  blossom: [roundTree, '#ff9fc0'],
  bareTree: [bareTree, '#4a3a4a'],
  bamboo: [bamboo, '#6fb04a'],
  cactus: [cactus, '#3f9a5a'],
  fern: [fern, '#2f8a4a'],
  mushroom: [mushroom, '#e0483a'],
  flower: [flower, '#f06aa0'],
  stall: [stall, '#e0503a'],
  house: [house, '#e8cfa4'],
  highRise: [highRise, '#3f4fa0'],
  column: [column, '#f0e4cc'],
  tent: [tent, '#e0453a'],
  lamp: [lamp, '#3a3444'],
  crate: [crate, '#a86a36'],
  fence: [fence, '#c08a54'],
  seat: [seat, '#b8284a'],
  books: [books, '#b4432f'],
  grave: [grave, '#7a8098'],
  torch: [torch, '#8a6a44'],
  lantern: [lantern, '#e0352f'],
  crystal: [crystal, '#a878ff'],
  rock: [rock, '#8a7a78'],
  iceBlock: [iceBlock, '#a8d8f8'],
  coral: [coral, '#ff7a5a'],
  seaweed: [seaweed, '#2fa87a'],
  reed: [reed, '#5a9a3a'],
  sweet: [sweet, '#ff6fb0'],
  cupcake: [cupcake, '#ff9fc8'],
  crater: [crater, '#a8a4c0'],
  antenna: [antenna, '#c8d0e8'],
  gear: [gear, '#b8864a'],
  lavaSpire: [lavaSpire, '#4a2a2a'],
  totem: [totem, '#b4864a'],
  gold: [gold, '#ffd24a'],
  card: [card, '#fffdf4'],
} as const satisfies Record<string, readonly [Item, string]>
export type ItemName = keyof typeof ITEMS
