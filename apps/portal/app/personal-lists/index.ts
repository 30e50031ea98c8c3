/** A player's own lists of games, as rows and as pages: favourites, played, won, given free. Pages are the same for everybody; what is a player's own comes after the login and goes with the logout. Spec 2.26, 3.9, 4.18–4.20, 9.6. */
export { personalCategories } from './layout-categories.ts'
export { PersonalStart } from './personal-start.tsx'
export { PlayersOnly } from './players-only.tsx'
export { usePersonalTexts } from './personal-texts.ts'
export { usePersonalAddress, usePersonalList } from './use-personal-list.ts'
