import { personalizedCategories, type PersonalizedCategory } from '@herna/contract/content'
import { callHost, type PlayerHost } from '../api/index.ts'

/** [7.33] Always published content: drafts need a token that browsers do not have. */
export const readSpecialCategories = (host: PlayerHost): Promise<PersonalizedCategory[]> =>
  callHost(host, personalizedCategories, { query: { locale: host.locale, status: 'Published' } })
