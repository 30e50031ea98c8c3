import { isPlayerSource } from '@herna/rules/personal'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { rowOf } from '../recommendations/index.ts'
import type { PersonalCategory } from './personal-categories.ts'

const cache = new WeakMap<ContentSnapshot, PersonalCategory[]>()

/** Personal lists that some layout contains; only these are active [4.20]. */
export function personalCategories(content: ContentSnapshot): PersonalCategory[] {
  const cached = cache.get(content)
  if (cached) return cached
  const widgets = content.layouts.flatMap((layout) => layout.widgets)
  const layoutCategoryIds = new Set(widgets.flatMap((widget) => (widget.type === 'Games' ? [widget.category] : [])))
  const personal = content.categories
    .filter((category) => layoutCategoryIds.has(category.id) && (isPlayerSource(category.type) || rowOf(category) !== null))
    .map(({ id, title, type, lobby }) => ({ id, title, type, lobby }))
  cache.set(content, personal)
  return personal
}
