import { isPlayerSource } from '@herna/rules/personal'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { rowOf } from '../recommendations/index.ts'
import type { PersonalCategory } from './personal-categories.ts'

const made = new WeakMap<ContentSnapshot, PersonalCategory[]>()

/** The lists for players that some layout contains: no other is active [4.20]. */
export function personalCategories(content: ContentSnapshot): PersonalCategory[] {
  const known = made.get(content)
  if (known) return known
  const widgets = content.layouts.flatMap((layout) => layout.widgets)
  const laid = new Set(widgets.flatMap((widget) => (widget.type === 'Games' ? [widget.category] : [])))
  const personal = content.categories
    .filter((category) => laid.has(category.id) && (isPlayerSource(category.type) || rowOf(category) !== null))
    .map(({ id, title, type, lobby }) => ({ id, title, type, lobby }))
  made.set(content, personal)
  return personal
}
