import type { cabinetOf } from '@herna/game-art'
import type { CabinetColours } from './screen/material.ts'

/** Frames of the game client's cabinets (`styles/cabinets`), in the few colours that a film of 640 pixels shows. */
export const CABINET_COLOURS: Readonly<Record<ReturnType<typeof cabinetOf>, Omit<CabinetColours, 'reel'>>> = {
  wood: { frame: ['#b27a44', '#7a4b22'], seam: '#8a5a2c', line: '#d9861f' },
  chrome: { frame: ['#f2f5ff', '#5b679c'], seam: '#2b0f7a', line: '#39e6ff' },
  sandstone: { frame: ['#eccb8e', '#cf9f59'], seam: '#a8752f', line: '#b8431f' },
  ice: { frame: ['#f2faff', '#8bbcf0'], seam: '#8fbdec', line: '#7c4fc4' },
  paper: { frame: ['#fffaf0', '#f2a59a'], seam: '#f0c8bc', line: '#7a3fb0' },
  brass: { frame: ['#ffe9a6', '#9a6a1c'], seam: '#5a3d10', line: '#ffd24a' },
  velvet: { frame: ['#f0cf7c', '#7a1f36'], seam: '#9a6a1c', line: '#ffd24a' },
  coral: { frame: ['#fff4ea', '#f0a7a0'], seam: '#9fd6d2', line: '#0b7a94' },
  stone: { frame: ['#7d7683', '#3a343f'], seam: '#0f0c12', line: '#ffb224' },
  steel: { frame: ['#dfe8f2', '#6d7f95'], seam: '#22364e', line: '#6ce0ff' },
  carnival: { frame: ['#ffe3a8', '#1d4a58'], seam: '#d8a640', line: '#d8452e' },
  lacquer: { frame: ['#e2ab3f', '#8a1420'], seam: '#e2ab3f', line: '#ffd24a' },
}
