/** A player's lists of games: favourites, played, won, free to play. Loaded after the login, cleared at logout. Spec 3.9, 4.18–4.20. */
export { personalCategories } from './layout-categories.ts'
export { usePersonalCategories } from './personal-categories.ts'
export { usePersonalTexts } from './personal-texts.ts'
export { RowSpaceReserver } from './row-space-reserver.tsx'
export { clearPlayerRows } from './reserved-rows.ts'
export { type PersonalList, usePersonalAddress, usePersonalList, usePersonalLists } from './use-personal-list.ts'
