import { useRouteLoaderData } from 'react-router'
import type { PublicConfiguration } from '../config/index.ts'
import type { ShellView } from './shell-view.ts'

interface RootData {
  configuration: PublicConfiguration
  shell: ShellView
}

/** Data of the root loader; `undefined` when it failed and only an error page can be shown. */
export const useShell = (): RootData | undefined => useRouteLoaderData('root') as RootData | undefined
