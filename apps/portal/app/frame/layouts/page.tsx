import type { ReactNode } from 'react'

/** [2.1] */
export type LayoutName = 'default' | 'live-casino' | 'winners' | 'clean' | 'game-play'

export function Page({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  return (
    <main id="obsah" data-layout={layout} tabIndex={-1}>
      {children}
    </main>
  )
}
