import { nativeDeepLink, shellMode } from '@herna/rules/player'
import { useSyncExternalStore } from 'react'
import { useNativeApp } from '../wires/page-facts.ts'

const never = () => () => {}

/** The shell names itself in the address the document was opened at [4.16]; moving about in the portal does not take it away. */
function isInShell(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return [opened?.name ?? '', location.href].some(
    (address) => URL.canParse(address) && shellMode(new URL(address).searchParams).native,
  )
}

/** Where the application opens this game [7.48]; null: in a browser, and where the operator has no application. A page is the same for everybody until it lives. */
export function useDeepLink(gameCode: string): string | null {
  const app = useNativeApp()
  const inShell = useSyncExternalStore(never, isInShell, () => false)
  return app && inShell ? nativeDeepLink(app, gameCode) : null
}
