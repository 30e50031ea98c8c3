import { fold } from '../language/folding.ts'
import { titleMaker } from '../naming/titles.ts'
import type { Title } from '../naming/forms.ts'
import { randomOf } from '../random.ts'
import type { Studio } from '../studios/studio.ts'
import { HOUSES, WORKSHOPS } from '../studios/slot-studios.ts'
import { THEMES, type Theme } from '../themes/index.ts'
import { slugOf } from '../language/folding.ts'
import { KNOWN_SLOTS } from './known.ts'

/** A slot before it has numbers: what it is called, who made it and what it is about. */
export interface SlotPlan {
  code: string
  name: string
  studio: Studio
  theme: Theme
  hero: Title['hero']
  thing: Title['thing']
  motifs: readonly string[]
  /** A label the visual reference gives it. */
  label: string | null
}

const SLOTS = 2060
const STUDIOS = [...HOUSES, ...WORKSHOPS]
const byId = new Map(STUDIOS.map((studio) => [studio.id, studio]))
const themeOf = (id: string): Theme => THEMES.find((theme) => theme.id === id) ?? (THEMES[0] as Theme)

function known(): SlotPlan[] {
  return KNOWN_SLOTS.map(({ code, name, studio, theme, motifs, label }) => ({
    code,
    name,
    studio: byId.get(studio) as Studio,
    theme: themeOf(theme),
    hero: null,
    thing: null,
    motifs,
    label: label ?? null,
  }))
}

/** Every slot of the catalogue, the reference's first. */
export function planSlots(reserved: readonly string[]): SlotPlan[] {
  const plans = known()
  const titles = titleMaker([...reserved, ...plans.map((plan) => plan.name)])
  const total = STUDIOS.reduce((sum, studio) => sum + studio.weight, 0)
  const codes = new Set(plans.map((plan) => plan.code))
  for (const studio of STUDIOS) {
    const random = randomOf(`slots of ${studio.id}`)
    const share = Math.round((studio.weight / total) * SLOTS)
    for (let made = plans.filter((plan) => plan.studio === studio).length; made < share; made++) {
      const own = THEMES.filter((theme) => studio.themes.includes(theme.id))
      const theme = own.length && random.chance(0.75) ? random.pick(own) : random.pick(THEMES)
      const title = titles.draw(theme, random)
      const code = slugOf(title.name)
      codes.add(code)
      plans.push({ code, studio, theme, label: null, ...title })
    }
  }
  return plans
}
