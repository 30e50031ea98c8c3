import type { PersonalizedCategory } from '@herna/contract/content'
import { useEffect } from 'react'
import type { PlayerHost } from '../api/index.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { playerPart } from './player-part.ts'
import { notifyFetchFailed } from './notify-failure.ts'

/** Set by `useContentHost`; without it loading fails. */
let host: PlayerHost | null = null

/** Lists of popular and trending games [7.33]. Requested from the content service without cookies: the reply is the same for all players. */
export const specialCategories = playerPart<readonly PersonalizedCategory[]>(
  'special_categories',
  () => readSpecialCategories(),
  () => notifyFetchFailed('categories', () => void specialCategories.load()),
)

/** The client and its schema load on first use, because this module is part of every page. */
async function readSpecialCategories(): Promise<PersonalizedCategory[]> {
  if (!host) throw new Error('The content service URL is not set: useContentHost has not run')
  return (await import('./read-special-categories.ts')).readSpecialCategories(host)
}

/** Sets the content service URL; must be called before the effect that loads the categories. */
export function useContentHost(configuration: Pick<PublicConfiguration, 'contentOrigin' | 'locale'> | undefined): void {
  const base = configuration?.contentOrigin
  const locale = configuration?.locale.iso ?? 'sk-SK'
  useEffect(() => {
    host = base === undefined ? null : { base, locale, isAnonymous: true }
  }, [base, locale])
}
