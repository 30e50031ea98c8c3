import { useRouteLoaderData } from 'react-router'
import type { PublicConfiguration } from '../config/index.ts'
import { type PackedShell, type ShellView, unpackShell } from './packed-shell.ts'

interface RootData {
  configuration: PublicConfiguration
  shell: ShellView
}

/** Data of the root loader; `undefined` when it failed and only an error page can be shown. */
export function useShell(): RootData | undefined {
  const root = useRouteLoaderData('root') as { configuration: PublicConfiguration; shell: PackedShell } | undefined
  return root && { configuration: root.configuration, shell: unpackShell(root.shell) }
}
