import type { ReactNode } from 'react'
import { ConsentStart } from '../embeds/index.ts'
import { ModalHost } from '../dialogs/index.ts'
import { SnackbarRegion } from '../toasts/index.ts'
import { Progress } from './progress.tsx'

/** What lies around and over every page, whatever its layout. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Progress />
      {/* First in the order of the keyboard: whoever has no pointer need not go through the whole page to answer. */}
      <ConsentStart />
      {children}
      <SnackbarRegion />
      <ModalHost />
    </>
  )
}
