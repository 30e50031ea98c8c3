import type { LegalRules } from '@herna/contract/content'

export const legalRules = (): LegalRules => ({ title: 'Pravidlá hier', sections: [] })
