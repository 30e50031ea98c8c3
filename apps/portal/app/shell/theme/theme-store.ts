import type { Theme } from '@herna/contract'
import { useSyncExternalStore } from 'react'
import { track } from '../../tracking/index.ts'
import { applyTheme, currentTheme, isTheme, THEME_KEY } from './theme.ts'

const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** Applies a theme chosen in another tab. */
function onStorage(event: StorageEvent): void {
  if (event.key !== THEME_KEY) return
  applyTheme(isTheme(event.newValue) ? event.newValue : 'auto')
  notifyListeners()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** The chosen theme; `null` during server rendering and hydration, where it is unknown. */
export const useTheme = (): Theme | null => useSyncExternalStore<Theme | null>(subscribe, currentTheme, () => null)

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  notifyListeners()
  track({ event: 'casino_theme_toggle', theme })
}
