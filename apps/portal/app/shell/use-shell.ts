import { useRouteLoaderData } from 'react-router'
import type { PublicConfiguration } from '../config/index.ts'
import type { FrameView } from './shell-view.ts'

interface RootData {
  configuration: PublicConfiguration
  frame: FrameView
}

/** What the root's loader read; `undefined` when it failed and only an error page can be shown. */
export const useFrame = (): RootData | undefined => useRouteLoaderData('root') as RootData | undefined
