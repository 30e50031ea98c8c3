import { useMemo } from 'react'
import { createPlatform, type Platform } from './platform.ts'

/** The platform an app calls, at the base it was mounted with. */
export const usePlatform = (base: string): Platform => useMemo(() => createPlatform(base), [base])
