import type { Promotion } from '@herna/contract/content'
export const promotions = (): Promotion[] => []
