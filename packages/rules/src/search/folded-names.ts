import type { Catalogue } from '../catalogue/catalogue.ts'
import { fold } from './fold.ts'

const known = new WeakMap<Catalogue, readonly string[]>()

/** The games' names folded, made once per catalogue: a keystroke compares, it does not fold ten thousand names. */
export function foldedNames(catalogue: Catalogue): readonly string[] {
  let names = known.get(catalogue)
  if (!names) known.set(catalogue, (names = catalogue.names.map(fold)))
  return names
}
