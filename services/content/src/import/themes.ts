import type { Collection } from '@herna/contract/content'
import { slugOf } from './slug.ts'

interface Theme {
  /** Id and slug of the collection; equal to those of the default catalogue where it has the theme. */
  id: string
  title: string
  icon: string
}

const THEMES: Record<string, Theme> = {
  money: { id: 'peniaze', title: 'Peniaze a zlato', icon: 'coin' },
  fruit: { id: 'ovocie', title: 'Ovocie', icon: 'cherry' },
  medieval: { id: 'rytieri', title: 'Rytieri a hrady', icon: 'castle' },
  asia: { id: 'draky-a-vychod', title: 'Draky a Východ', icon: 'dragon' },
  animals: { id: 'zvierata', title: 'Zvieratá', icon: 'lion' },
  egypt: { id: 'egypt', title: 'Egypt', icon: 'pharaoh' },
  gems: { id: 'drahokamy', title: 'Drahokamy a bane', icon: 'gem' },
  adventure: { id: 'dobrodruzstva', title: 'Dobrodružstvá', icon: 'treasure' },
  'greek-gods': { id: 'antika', title: 'Bohovia a hrdinovia', icon: 'zeus' },
  space: { id: 'vesmir', title: 'Vesmír', icon: 'planet' },
  magic: { id: 'caro', title: 'Čary a kúzla', icon: 'wizard' },
  'aztec-maya': { id: 'stratene-mesta', title: 'Stratené mestá', icon: 'maya' },
  horror: { id: 'hroza', title: 'Hrôza a tiene', icon: 'vampire' },
  'sea-fishing': { id: 'more', title: 'More a hlbiny', icon: 'fish' },
  norse: { id: 'vikingovia', title: 'Vikingovia a sever', icon: 'viking' },
  irish: { id: 'stastie', title: 'Pre šťastie', icon: 'clover' },
  western: { id: 'zapad', title: 'Divoký západ', icon: 'cowboy' },
  christmas: { id: 'zima', title: 'Zima a Vianoce', icon: 'snowflake' },
  candy: { id: 'sladkosti', title: 'Sladkosti', icon: 'cupcake' },
  pirates: { id: 'pirati', title: 'Piráti a poklady', icon: 'pirate' },
  music: { id: 'hudba', title: 'Hudba a párty', icon: 'guitar' },
  sport: { id: 'sport', title: 'Šport a rýchlosť', icon: 'trophy' },
}

/** Collection ids of a game's themes; an unknown theme gets a collection with its own name. */
export const collectionIds = (themes: readonly string[]): string[] => [
  ...new Set(themes.map((theme) => THEMES[theme]?.id ?? slugOf(theme)).filter((id) => id !== '')),
]

/** A collection that does not exist yet. */
export function newCollection(id: string): Collection {
  const theme = Object.values(THEMES).find((candidate) => candidate.id === id)
  return {
    id,
    slug: id,
    title: theme?.title ?? (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' '),
    description: null,
    games: [],
    url: null,
    iconImage: theme ? `/assets/icons/${theme.icon}.svg` : null,
    actionRoute: null,
    excludeFromPage: false,
  }
}
