import { type IslandDecorator, setIslandDecorator } from './waiting-islands.ts'

const decorators = new Set<IslandDecorator>()

const all: IslandDecorator = {
  enter(island) {
    for (const decorator of decorators) decorator.enter(island)
  },
  leave(island) {
    const restores = [...decorators].map((decorator) => decorator.leave(island))
    return () => restores.forEach((restore) => restore?.())
  },
}

/** Adds a decorator of all waiting islands; returns a function that removes it and what it added. Not part of the first load: decorators come later. */
export function decorateWaitingIslands(decorator: IslandDecorator): () => void {
  decorators.add(decorator)
  for (const island of setIslandDecorator(all)) decorator.enter(island)
  return () => {
    if (!decorators.delete(decorator)) return
    for (const island of setIslandDecorator(all)) decorator.leave(island)
  }
}
