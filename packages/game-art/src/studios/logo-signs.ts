/** Signs of the ten built-in studios, on 28×28: colour and SVG content. */
export const BUILT_IN_SIGNS: Readonly<Record<string, readonly [colour: string, content: string]>> = {
  krivan: ['#3f8fd0', '<path d="M2 24 12 5l5 8 3-4 7 15Z"/><path d="m12 5-4 8 3 2 2-2 2 2 1-2Z" fill="#fff"/>'],
  neonka: [
    '#ff4fd8',
    '<path d="M5 23V6l17 16V5" fill="none" stroke="#ff4fd8" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="22" cy="5" r="2.6" fill="#35e0ff"/>',
  ],
  karneval: [
    '#f0574b',
    '<path d="M2 23a12 12 0 0 1 24 0h-4.5a7.5 7.5 0 0 0-15 0Z"/><path d="M9 23a5 5 0 0 1 10 0Z" fill="#f7c54a"/>',
  ],
  onyx: [
    '#a07cd0',
    '<path d="M9 3h10l7 8-12 15L2 11Z"/><path d="m9 3 5 8 5-8M2 11h24M14 26V11" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.5"/>',
  ],
  prud: [
    '#2aa9d8',
    '<path d="M2 10c4-5 8-5 12 0s8 5 12 0v5c-4 5-8 5-12 0s-8-5-12 0Z"/><path d="M2 19c4-5 8-5 12 0s8 5 12 0v4c-4 5-8 5-12 0s-8-5-12 0Z" opacity=".55"/>',
  ],
  papierka: [
    '#e8713c',
    '<path d="M3 4h15l-6 10Z"/><path d="m12 14 13-6-4 16Z" fill="#f7b955"/><path d="M3 4v20h18Z" opacity=".55"/>',
  ],
  hora: ['#e2a52c', '<path d="M1 24 11 8l7 11 3-4 6 9Z"/><circle cx="21" cy="7" r="4"/>'],
  perihel: [
    '#7a8cff',
    '<circle cx="14" cy="14" r="6"/><ellipse cx="14" cy="14" rx="13" ry="5" fill="none" stroke="#7a8cff" stroke-width="2" transform="rotate(-28 14 14)"/>',
  ],
  linka: [
    '#ff6b4a',
    '<path d="M18 3a11 11 0 1 0 7 16A9 9 0 0 1 18 3Z"/><path d="M3 25h22" stroke="#ff6b4a" stroke-width="2.4" stroke-linecap="round"/>',
  ],
  corso: [
    '#c9975a',
    '<path d="M3 25V14a11 11 0 0 1 22 0v11h-4.5V14a6.5 6.5 0 0 0-13 0v11Z"/><path d="M11.5 25V15a2.500 2.500 0 0 1 5 0v10Z" opacity=".6"/>',
  ],
}
