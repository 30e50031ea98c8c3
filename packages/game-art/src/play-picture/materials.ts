import type { Cabinet } from '@herna/contract/games'

/** The colours of a cabinet on a picture of play; those of its style sheet in the slots' client. */
export interface Material {
  /** The frame from its light to its dark side, its outline, and the light on its upper edge. */
  readonly frame: readonly [string, string]
  readonly outline: string
  readonly light: string
  readonly radius: number
  /** Between the reels, and a reel at its edges and in its middle. */
  readonly ground: string
  readonly reel: readonly [string, string]
  readonly sign: readonly [string, string]
}

export const MATERIALS: Readonly<Record<Cabinet, Material>> = {
  wood: material('#b27a44 #7a4b22', '#4a290d #e6b57c', 22, '#8a5a2c', '#ecd6ae #fdf3dd', '#8b5628 #6e421c'),
  chrome: material('#e6e9f6 #8b7fc0', '#12063f #ffffff', 60, '#2b0f7a', '#1d0c66 #3c19ab', '#1c0b52 #12063a'),
  carnival: material('#a8324a #7d1f38', '#ffc93f #ffe3a8', 38, '#e6b562', '#f7e3bd #fffaf0', '#8d2740 #5c1529'),
  sandstone: material('#eccb8e #c99750', '#8a5a22 #fff0c9', 10, '#a8752f', '#fbe5b4 #fffaf0', '#1d3f7c #142c5c'),
  brass: material('#f3d690 #9a6c28', '#3d2709 #fff0c4', 28, '#7a4f1a', '#173440 #2f5058', '#22302f #121b1b'),
  coral: material('#ffe6da #ee9d98', '#b85f60 #ffffff', 60, '#a5d3dc', '#dff0f3 #fffdfb', '#1d7d92 #125a70'),
  ice: material('#ffffff #a9cdf0', '#6fa6df #ffffff', 42, '#8fbdec', '#dcecff #f7fbff', '#3a66b4 #28508f'),
  paper: material('#fffaf0 #f1e4d3', '#d9a3b4 #ffffff', 32, '#efc9d3', '#f7efe6 #fffdf9', '#a04a6c #7c3653'),
  stone: material('#8d8790 #4f4a55', '#17141b #b9b3bd', 16, '#17141b', '#2b2633 #4a4354', '#3a343f #221d28'),
  steel: material('#c9d2de #6c788a', '#1a2432 #eef3f8', 10, '#123a5a', '#10253f #1d4570', '#14263d #0a1626'),
  lacquer: material('#3a3236 #0b0708', '#e2b04a #6a5c50', 12, '#9c6c1e', '#4a1a20 #6d3a40', '#2a1f22 #120c0e'),
  velvet: material('#8c1f4c #4a1030', '#d9a640 #d06a92', 24, '#b98428', '#471031 #5d2542', '#5e163a #360b22'),
}

/** Materials whose reels are dark cloth, slate, glass or enamel in the game's own hue, unless the studio tints them. */
export const DYED: ReadonlySet<Cabinet> = new Set(['brass', 'stone', 'steel', 'lacquer'])

/** What stands on the frame, where it is not of the frame's colour. */
export const TOPPER_COLOURS: Readonly<Partial<Record<Cabinet, string>>> = { stone: '#a49da2', lacquer: '#a3202c' }

function material(frame: string, edges: string, radius: number, ground: string, reel: string, sign: string): Material {
  const pair = (colours: string) => colours.split(' ') as [string, string]
  const [outline, light] = pair(edges)
  return { frame: pair(frame), outline, light, radius, ground, reel: pair(reel), sign: pair(sign) }
}
