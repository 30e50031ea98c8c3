import { PERSONALIZED_CATEGORIES, type PersonalizedCategory } from '@herna/contract/content'
import { callHost, type Host } from '../api/index.ts'

/** [7.33] Drafts are read with a pass that no browser holds: an editor sees what is published, too. */
export function readSpecialCategories(host: Host): Promise<PersonalizedCategory[]> {
  const { path, schema } = PERSONALIZED_CATEGORIES
  return callHost(host, { method: 'GET', path, reply: schema }, { query: { locale: host.locale, status: 'Published' } })
}
