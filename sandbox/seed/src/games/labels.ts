import type { Label } from '@herna/contract/content'

/** Labels on tiles [3.23]; the text has a contrast of at least 4.5:1. */
export const LABELS = {
  Nové: { title: 'Nové', color: '#0f7a4d', textColor: '#ffffff' },
  Exkluzívne: { title: 'Exkluzívne', color: '#5b2a9d', textColor: '#ffffff' },
  Bonus: { title: 'Bonus', color: '#1f5fae', textColor: '#ffffff' },
  Turnaj: { title: 'Turnaj', color: '#b3261e', textColor: '#ffffff' },
  VIP: { title: 'VIP', color: '#2a2438', textColor: '#ffd27a' },
  Šou: { title: 'Šou', color: '#8a2a6b', textColor: '#ffffff' },
} as const satisfies Record<string, Label>
export type LabelName = keyof typeof LABELS
