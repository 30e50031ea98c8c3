import { decorators, type IslandDecorator, waiting } from './waiting-islands.ts'

/** Adds a decorator of all waiting islands; returns a function that removes it and what it added. Not part of the first load: decorators come later. */
export function decorateWaitingIslands(decorator: IslandDecorator): () => void {
  decorators.add(decorator)
  for (const element of waiting.keys()) decorator.enter(element)
  return () => {
    if (!decorators.delete(decorator)) return
    for (const element of waiting.keys()) decorator.leave(element)
  }
}
