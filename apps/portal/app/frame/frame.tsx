import type { ReactNode } from 'react'
import { ConsentStart } from '../embeds/index.ts'
import { ModalHost, SnackbarRegion } from '../notices/index.ts'
import { Progress } from './progress.tsx'

/** What lies around and over every page, whatever its layout. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Progress />
      {children}
      <ConsentStart />
      <SnackbarRegion />
      <ModalHost />
    </>
  )
}
