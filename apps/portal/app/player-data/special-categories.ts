import type { PersonalizedCategory } from '@herna/contract/content'
import { useEffect } from 'react'
import type { PlayerHost } from '../api/index.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { playerPart } from './player-part.ts'
import { tellFetch } from './tell-failure.ts'

/** Known to the page, not to this module; without it nothing is asked. */
let host: PlayerHost | null = null

/** Lists of what all players play [7.33]. The browser asks the content service itself, without cookies: nothing in the answer is of one player. */
export const specialCategories = playerPart<readonly PersonalizedCategory[]>(
  'special_categories',
  () => readSpecialCategories(),
  () => tellFetch('categories', () => void specialCategories.load()),
)

/** The shape of the answer comes with the first asking: rows share this file with every page. */
async function readSpecialCategories(): Promise<PersonalizedCategory[]> {
  if (!host) throw new Error('The content service is not known')
  return (await import('./read-special-categories.ts')).readSpecialCategories(host)
}

/** Before the first load: effects run in order. */
export function useContentHost(configuration: Pick<PublicConfiguration, 'contentOrigin' | 'locale'> | undefined): void {
  const base = configuration?.contentOrigin
  const locale = configuration?.locale.iso ?? 'sk-SK'
  useEffect(() => {
    host = base === undefined ? null : { base, locale, isAnonymous: true }
  }, [base, locale])
}
