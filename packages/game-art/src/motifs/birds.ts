import type { MotifTable } from './entry.ts'

export const BIRDS = {
  eagle: ['Orol', 'eagle', 'eagle-emblem eagle-head'],
  falcon: ['Sokol', 'eagle', 'hawk-emblem falcon-moon'],
  owl: ['Sova', 'owl', 'owl barn-owl'],
  raven: ['Havran', 'blackbird', 'raven crow-dive'],
  parrot: ['Papagáj', 'parrot', 'parrot-head toucan'],
  peacock: ['Páv', 'peacock', 'feather'],
  flamingo: ['Plameniak', 'flamingo', 'flamingo heron'],
  swan: ['Labuť', 'swan', 'swan'],
  dove: ['Holubica', 'dove', 'dove freedom-dove'],
  duck: ['Kačica', 'duck', 'duck plastic-duck'],
  goose: ['Hus', 'goose', 'goose canadian-goose'],
  penguin: ['Tučniak', 'penguin', 'penguin'],
  rooster: ['Kohút', 'rooster', 'rooster'],
  chick: ['Kuriatko', 'hatching-chick baby-chick', 'chicken nest-eggs'],
  turkey: ['Moriak', 'turkey', 'roast-chicken'],
  bird: ['Vtáčik', 'bird', 'sparrow hummingbird'],
  phoenix: ['Fénix', 'phoenix-bird', 'fire-silhouette burning-embers'],
  feather: ['Pierko', 'feather wing', 'feathered-wing two-feathers'],
} satisfies MotifTable
