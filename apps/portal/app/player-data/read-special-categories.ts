import { personalizedCategories, type PersonalizedCategory } from '@herna/contract/content'
import { callHost, type PlayerHost } from '../api/index.ts'

/** [7.33] Drafts are read with a pass that no browser holds: an editor sees what is published, too. */
export const readSpecialCategories = (host: PlayerHost): Promise<PersonalizedCategory[]> =>
  callHost(host, personalizedCategories, { query: { locale: host.locale, status: 'Published' } })
