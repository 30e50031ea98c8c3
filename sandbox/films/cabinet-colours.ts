import type { cabinetOf } from '@herna/game-art'
import type { CabinetColours } from './screen/material.ts'

/** Reels and frames of the game client's cabinets (`styles/cabinets`), in the few colours that a film of 640 pixels shows. */
export const CABINET_COLOURS: Readonly<Record<ReturnType<typeof cabinetOf>, CabinetColours>> = {
  wood: { reel: ['#ecd6ae', '#fdf3dd'], frame: ['#b27a44', '#7a4b22'], seam: '#8a5a2c', line: '#d9861f' },
  chrome: { reel: ['#1d0c66', '#3c19ab'], frame: ['#f2f5ff', '#5b679c'], seam: '#2b0f7a', line: '#39e6ff' },
  sandstone: { reel: ['#fbe5b4', '#fffaf0'], frame: ['#eccb8e', '#cf9f59'], seam: '#a8752f', line: '#b8431f' },
  ice: { reel: ['#dcecff', '#f7fbff'], frame: ['#f2faff', '#8bbcf0'], seam: '#8fbdec', line: '#7c4fc4' },
  paper: { reel: ['#f7efe6', '#fffdf9'], frame: ['#fffaf0', '#f2a59a'], seam: '#f0c8bc', line: '#7a3fb0' },
  brass: { reel: ['#173440', '#2f5058'], frame: ['#ffe9a6', '#9a6a1c'], seam: '#5a3d10', line: '#ffd24a' },
  velvet: { reel: ['#471031', '#5d2542'], frame: ['#f0cf7c', '#7a1f36'], seam: '#9a6a1c', line: '#ffd24a' },
  coral: { reel: ['#e6f4f2', '#fdffff'], frame: ['#fff4ea', '#f0a7a0'], seam: '#9fd6d2', line: '#0b7a94' },
  stone: { reel: ['#2b2633', '#4a4354'], frame: ['#7d7683', '#3a343f'], seam: '#0f0c12', line: '#ffb224' },
  steel: { reel: ['#10253f', '#1d4570'], frame: ['#dfe8f2', '#6d7f95'], seam: '#22364e', line: '#6ce0ff' },
  carnival: { reel: ['#f3e6d0', '#fffaf0'], frame: ['#ffe3a8', '#1d4a58'], seam: '#d8a640', line: '#d8452e' },
  lacquer: { reel: ['#4a1a20', '#6d3a40'], frame: ['#e2ab3f', '#8a1420'], seam: '#e2ab3f', line: '#ffd24a' },
}
