import { useMemo } from 'react'
import { createPlatform, type Platform } from './platform.ts'

/** The platform client for the base URL with which the app was mounted. */
export const usePlatform = (base: string): Platform => useMemo(() => createPlatform(base), [base])
