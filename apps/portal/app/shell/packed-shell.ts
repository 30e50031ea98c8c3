import type { ShellView } from './shell-view.ts'

/** The shell's view as JSON in one string, which React Router encodes and a browser decodes at once instead of value by value [P2] [P3]. */
export type PackedShell = string & { readonly packed?: ShellView }

export const packShell = (view: ShellView): PackedShell => JSON.stringify(view)

let latest: { packed: PackedShell; view: ShellView } | undefined
/** The same view for the same text as the last time. */
export function unpackShell(packed: PackedShell): ShellView {
  if (latest?.packed !== packed) latest = { packed, view: JSON.parse(packed) as ShellView }
  return latest.view
}
