import { nativeDeepLink, shellMode } from '@herna/rules/player'
import { useSyncExternalStore } from 'react'
import { shellQuery, useNativeApp } from '../config/index.ts'

const never = () => () => {}

const isInShell = (): boolean => shellMode(shellQuery()).native

/** Where the application opens this game [7.48]; null: in a browser, and where the operator has no application. A page is the same for everybody until it lives. */
export function useDeepLink(gameCode: string): string | null {
  const app = useNativeApp()
  const inShell = useSyncExternalStore(never, isInShell, () => false)
  return app && inShell ? nativeDeepLink(app, gameCode) : null
}
