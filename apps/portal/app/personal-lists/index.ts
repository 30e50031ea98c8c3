/** Personal: favourites, what was played and won, what is recommended by it. For guests what this browser played, kept in it alone. Pages stay the same for
 *  everybody; what is a player's own comes after the login and goes with the logout. States of a list: unknown, none, waiting, failed, empty, ready. Spec 2.26, 3.9, 4.18–4.20, 5.12, 9.5, 9.6. */
export { forgetPlayed, rememberStart } from '../recommendations/played-games.ts'
export { PERSONAL_SCRIPT, roomOf } from '../recommendations/reserved-space.ts'
export { type RecommendedRow, rowOf } from '../recommendations/recommended-row.ts'
export { useRecommendation } from '../recommendations/use-recommendation.ts'
export { FavouriteButton } from '../favourites/favourite-button.tsx'
export { personalCategories } from './layout-categories.ts'
export { PersonalStart } from './personal-start.tsx'
export { PlayersOnly } from './players-only.tsx'
export { usePersonalTexts } from './personal-texts.ts'
export { usePersonalAddress, usePersonalList } from './use-personal-list.ts'
