import type { World } from '@herna/contract/games'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The text for an element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string)

/** A picture of the format that fits the screen. */
export const picture = ({ tall, wide }: World['far']): string =>
  `<picture><source media="(min-aspect-ratio: 1/1)" srcset="${escaped(wide)}"><img src="${escaped(tall)}" alt=""></picture>`
