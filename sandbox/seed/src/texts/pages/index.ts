/** Editable content pages in Slovak: about the casino, demo play, player protection, documents [2.11]. */
import type { ContentPage } from '@herna/contract/content'
import { aboutPages } from './about.ts'
import { documentPages } from './documents.ts'
import { playPages } from './play.ts'
import { protectionPages } from './protection.ts'

export const pages = (): ContentPage[] => [...aboutPages(), ...protectionPages(), ...documentPages(), ...playPages()]
