import { COPPER, palette as P, SILVER } from '../palette.ts'
import type { Studio } from './studio.ts'

/** The ten studios of the reference design. */
export const BUILT_IN_STUDIOS: readonly Studio[] = [
  {
    id: 'krivan',
    typography: { font: 'slab', style: 'flat', caps: true, track: 0.01, lead: 0.98 },
    families: ['panorama', 'closeup'],
    frame: 'none',
    palettes: [
      P(['#0b1426', '#1b3350', '#2f6384', '#f2b27a', '#ffd9a0', '#ffb36b', '#ff9b54']),
      P(['#140d24', '#3a2058', '#7b3574', '#ff8a6b', '#ffe0b8', '#ff9db0', '#ffc46b']),
      P(['#07201c', '#12433a', '#2b7a62', '#c9e58c', '#f8ffd0', '#d7ff9a', '#9fe870']),
      P(['#101a33', '#22407a', '#4b86c8', '#cfe9ff', '#ffffff', '#bfe6ff', '#8fd0ff']),
      P(['#260c0c', '#5b1d16', '#a83c22', '#ffb14a', '#ffe3a3', '#ffc26b', '#ff7a3d']),
    ],
  },
  {
    id: 'neonka',
    typography: { font: 'righteous', style: 'neon', caps: false, track: 0.01, lead: 0.98 },
    families: ['neon', 'signboard'],
    frame: 'none',
    palettes: [
      P(['#0b0620', '#1b0f45', '#4b1b9a', '#c037ff', '#ffd1f7', '#35e0ff', '#ff4fd8']),
      P(['#031a1e', '#08343c', '#0a6c70', '#1fe0b8', '#d8fff4', '#ffd24a', '#2dfcc0']),
      P(['#1b0508', '#3d0d18', '#8c1434', '#ff4a5c', '#ffe0c4', '#ffb02e', '#ff5d6c']),
      P(['#06102b', '#0f2257', '#1c4bb8', '#4ea1ff', '#e4f0ff', '#ff5ec4', '#5ab8ff']),
    ],
  },
  {
    id: 'karneval',
    typography: { font: 'bungee', style: 'extrude', caps: true, track: 0, lead: 0.98 },
    families: ['poster', 'reels'],
    frame: 'none',
    palettes: [
      P(['#3a0d1a', '#6b1530', '#d8452e', '#f58f3c', '#ffe3a8', '#fff1cc', '#f7c54a'], { ink: '#3a0d1a', paper: '#fff1d6' }),
      P(['#0f2c33', '#14545a', '#1c8f86', '#7ccfb0', '#fff2c9', '#fff2c9', '#ffb545'], { ink: '#0f2c33', paper: '#fff4dc' }),
      P(['#2a1147', '#4c1f7a', '#8a3fb5', '#e07acb', '#ffe7f4', '#ffd7ef', '#ffd04f'], { ink: '#2a1147', paper: '#fff3e4' }),
      P(['#13233f', '#1e3d6e', '#2d6bb0', '#f0574b', '#fff0d2', '#fff0d2', '#ffc93f'], { ink: '#13233f', paper: '#fff3dc' }),
    ],
  },
  {
    id: 'onyx',
    typography: { font: 'cinzel', style: 'engraved', caps: true, track: 0.02, lead: 0.98 },
    families: ['emblem', 'arch'],
    frame: 'none',
    palettes: [
      P(['#0d0a10', '#1d1424', '#3c2350', '#8c5fb0', '#ffe9b8', '#ffd27a', '#e2ab3f']),
      P(['#04110f', '#0a2621', '#145046', '#3aa58a', '#fff1c4', '#ffe08f', '#e2ab3f']),
      P(['#150606', '#2e0d0f', '#6b1a1e', '#c74b3c', '#ffe2b0', '#ffc56b', '#e2ab3f']),
      P(['#050b1a', '#0c1c3b', '#1b3b78', '#5b8fd8', '#eef4ff', '#cfe0ff', '#b9c4dc'], { metal: SILVER }),
      P(['#120c06', '#2d1e0e', '#6a4318', '#d0883a', '#fff0c9', '#ffd891', '#d98a55'], { metal: COPPER }),
    ],
  },
  {
    id: 'prud',
    typography: { font: 'lobster', style: 'gold', caps: false, track: 0, lead: 0.98 },
    families: ['deep'],
    frame: 'none',
    palettes: [
      P(['#021024', '#04294d', '#0a5c94', '#3ec3e6', '#e0fbff', '#7df0ff', '#ffd24a']),
      P(['#03181a', '#053c3f', '#0b7a74', '#5be0b8', '#eafff2', '#a8ffe0', '#ffd24a']),
      P(['#0c0a2c', '#1d1b60', '#3a3fb0', '#8f9bff', '#f0f0ff', '#b5c0ff', '#ffd24a']),
      P(['#10061f', '#2e1252', '#6a2a94', '#d66bd0', '#ffe8fb', '#ff9be8', '#ffd24a']),
    ],
  },
  {
    id: 'papierka',
    typography: { font: 'lobster', style: 'paper', caps: false, track: 0.005, lead: 0.98 },
    families: ['papercut', 'board'],
    frame: 'none',
    palettes: [
      P(['#5a1a2e', '#8c2a3d', '#c9503f', '#f08a4b', '#ffe6b3', '#fff0d0', '#f7b955'], { paper: '#fff6e6' }),
      P(['#14343d', '#1f5a5b', '#348a72', '#7cc08a', '#f7f3c5', '#f4ffd8', '#c7df8a'], { paper: '#fbfff0' }),
      P(['#40195c', '#6a2c86', '#a545a8', '#e879b8', '#ffe3ee', '#ffe0f0', '#ffb6cf'], { paper: '#fff4fa' }),
      P(['#16285a', '#25468c', '#3f74bd', '#7fb2e0', '#f6f0d8', '#eaf6ff', '#bcd9f0'], { paper: '#fafdff' }),
    ],
  },
  {
    id: 'hora',
    typography: { font: 'bangers', style: 'gold', caps: true, track: 0.02, lead: 0.98 },
    families: ['hoard'],
    frame: 'none',
    palettes: [
      P(['#1c0804', '#3f1408', '#8a2d0c', '#ff9a2e', '#fff0b8', '#ffcf6b', '#ffb224']),
      P(['#0a1a0c', '#17391a', '#2f7331', '#b8e05a', '#fbffcf', '#e6ff8f', '#ffb224']),
      P(['#160826', '#36155c', '#6e2fb0', '#d58cff', '#fff0ff', '#f0b8ff', '#ffb224']),
      P(['#061526', '#0e3358', '#1c659c', '#6cd0ff', '#f0fbff', '#a8e8ff', '#ffb224']),
    ],
  },
  {
    id: 'perihel',
    typography: { font: 'russo', style: 'chrome', caps: true, track: 0.02, lead: 0.98 },
    families: ['cosmos'],
    frame: 'none',
    palettes: [
      P(['#05051a', '#12124a', '#3a2aa0', '#c85cff', '#f4e6ff', '#9fd0ff', '#7a8cff']),
      P(['#04121a', '#0a3040', '#116a78', '#4affd0', '#e8fff8', '#a0ffe6', '#2ee6b8']),
      P(['#160512', '#3d0d32', '#8a1c5c', '#ff6a5c', '#ffeadb', '#ffc08f', '#ff7a6b']),
      P(['#0a0a12', '#1f2133', '#464d7a', '#f0c46b', '#fff4d6', '#ffe0a0', '#ffcf6b']),
    ],
  },
  {
    id: 'linka',
    typography: { font: 'bebas', style: 'flat', caps: true, track: 0.01, lead: 0.86 },
    families: ['split'],
    frame: 'none',
    palettes: [
      P(['#0d0d14', '#1c1c2a', '#c2273d', '#ff5a4f', '#ffd9a8', '#ffd9a8', '#ffb224'], { ink: '#0d0d14' }),
      P(['#0a1322', '#14284a', '#e0a53a', '#ffd77a', '#fff3cf', '#fff3cf', '#ff6b4a'], { ink: '#0a1322' }),
      P(['#120a1f', '#2a1845', '#5a3bd0', '#a48cff', '#ffe8f6', '#ffe8f6', '#ff6fb0'], { ink: '#120a1f' }),
      P(['#061815', '#0f3a32', '#1d9a78', '#7fe8bf', '#f4ffe0', '#f4ffe0', '#ffd24a'], { ink: '#061815' }),
    ],
  },
  {
    id: 'corso',
    typography: { font: 'cinzel', style: 'engraved', caps: true, track: 0, lead: 0.98 },
    families: ['arch', 'emblem'],
    frame: 'hairline',
    palettes: [
      P(['#140b1c', '#2d1737', '#5a2a5f', '#c98a6a', '#ffdca0', '#ffcf8f', '#ffb224'], { felt: '#0d5a41' }),
      P(['#07121f', '#10294a', '#1f4f84', '#7fb8ea', '#ffe6bd', '#9fd6ff', '#ffb224'], { felt: '#123f78' }),
      P(['#1a0a0a', '#421616', '#7e2a22', '#e0875a', '#ffd9a0', '#ffb98a', '#ffb224'], { felt: '#7a1626' }),
      P(['#061613', '#0e352d', '#1d6a56', '#7fd0a8', '#fff0c4', '#a8f0d0', '#ffb224'], { felt: '#0b6b4c' }),
      P(['#12091f', '#2c1650', '#6b35b0', '#e58cff', '#ffe3b5', '#8fe0ff', '#ff4f9a'], { felt: '#3d1b73' }),
    ],
  },
]
