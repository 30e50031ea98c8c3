import type { ContentPage } from '@herna/contract/content'
export const pages = (): ContentPage[] => []
