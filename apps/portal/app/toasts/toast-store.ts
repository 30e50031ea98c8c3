import { addSnackbar, removeSnackbar, type Snackbar } from '@herna/rules'
import { useSyncExternalStore } from 'react'
import { createStore } from '../store/index.ts'

const NONE: readonly Snackbar[] = []
const store = createStore(NONE)
let count = 0

/** Shows a toast and returns its id. Does nothing on the server. */
export function showSnackbar(snackbar: Omit<Snackbar, 'id'> & { id?: string }): string {
  count += 1
  const id = snackbar.id ?? `snackbar-${count}`
  if (typeof window !== 'undefined') store.set(addSnackbar(store.get(), { ...snackbar, id }))
  return id
}

export const closeSnackbar = (id: string): void => store.set(removeSnackbar(store.get(), id))

export const useSnackbars = (): readonly Snackbar[] => useSyncExternalStore(store.subscribe, store.get, () => NONE)
