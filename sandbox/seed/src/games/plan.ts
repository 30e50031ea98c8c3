import { slugOf } from '../language/folding.ts'
import { sequelsOf } from '../naming/sequels.ts'
import { titleMaker } from '../naming/titles.ts'
import type { Studio } from '../studios/studio.ts'
import { REFERENCE_STUDIOS, SMALL_STUDIOS } from '../studios/slot-studios.ts'
import type { Noun } from '../language/noun.ts'
import { type Random, randomOf } from '../random.ts'
import { type Theme, THEMES } from '../themes/index.ts'
import { REFERENCE_SLOTS } from './reference-slots.ts'

/** A slot before its parameters are generated: title, studio and theme. */
export interface SlotPlan {
  code: string
  name: string
  studio: Studio
  theme: Theme
  hero: Noun
  thing: Noun
  /** Motifs of the title first, then those of the hero and the thing. */
  motifs: readonly string[]
  /** Label in the visual reference. */
  label: string | null
  /** Games of the visual reference are ranked first. */
  isFlagship: boolean
  isSequel: boolean
}

const SLOT_COUNT = 2060
const STUDIOS = [...REFERENCE_STUDIOS, ...SMALL_STUDIOS]
const studioById = new Map(STUDIOS.map((studio) => [studio.id, studio]))
const themeOf = (id: string): Theme => {
  const theme = THEMES.find((candidate) => candidate.id === id)
  if (!theme) throw new Error(`Unknown theme ${id}`)
  return theme
}

function referencePlans(): SlotPlan[] {
  return REFERENCE_SLOTS.map(({ code, name, studio, theme, motifs, label }) => ({
    code,
    name,
    studio: studioById.get(studio) as Studio,
    theme: themeOf(theme),
    ...castOf(code, themeOf(theme), { hero: null, thing: null, motifs }),
    // Chosen by hand: the nouns of the description add none.
    motifs,
    label: label ?? null,
    isFlagship: true,
    isSequel: false,
  }))
}

type Titles = ReturnType<typeof titleMaker>
const SEQUEL_SHARE = 0.055

/** Handwritten titles, each with a studio that uses its theme. */
function handwrittenPlans(titles: Titles): SlotPlan[] {
  return THEMES.flatMap((theme) => {
    const random = randomOf(`titles of ${theme.id}`)
    const themeStudios = STUDIOS.filter((studio) => studio.themes.includes(theme.id))
    return theme.titles
      .filter(([name]) => titles.accept(name))
      .map(([name, motifs]) => ({
        code: slugOf(name),
        name,
        studio: random.chance(0.8) && themeStudios.length ? random.pick(themeStudios) : random.pick(STUDIOS),
        theme,
        ...castOf(slugOf(name), theme, { hero: null, thing: null, motifs }),
        label: null,
        isFlagship: false,
        isSequel: false,
      }))
  })
}

/** A new title, or a sequel of one of the studio's games. */
function nextPlan(studio: Studio, studioPlans: readonly SlotPlan[], titles: Titles, random: Random): SlotPlan {
  const originals = studioPlans.filter((plan) => !plan.isSequel)
  const base = random.chance(SEQUEL_SHARE) && originals.length ? random.pick(originals) : null
  const name = base && sequelsOf(base.name, random).find(titles.accept)
  if (base && name) return { ...base, name, code: slugOf(name), label: null, isFlagship: false, isSequel: true }
  const theme = random.chance(0.72) ? themeOf(random.pick(studio.themes)) : random.pick(THEMES)
  const title = titles.draw(theme, random)
  const code = slugOf(title.name)
  return { code, name: title.name, studio, theme, ...castOf(code, theme, title), label: null, isFlagship: false, isSequel: false }
}

/** All slots of the catalogue, those of the visual reference first. */
export function planSlots(reserved: readonly string[]): SlotPlan[] {
  const flagships = referencePlans()
  const titles = titleMaker([...reserved, ...flagships.map((plan) => plan.name)])
  const plans = [...flagships, ...handwrittenPlans(titles)]
  const totalWeight = STUDIOS.reduce((sum, studio) => sum + studio.weight, 0)
  return STUDIOS.flatMap((studio) => {
    const random = randomOf(`slots of ${studio.id}`)
    const studioPlans = plans.filter((plan) => plan.studio === studio)
    const share = Math.round((studio.weight / totalWeight) * SLOT_COUNT)
    while (studioPlans.length < share) studioPlans.push(nextPlan(studio, studioPlans, titles, random))
    return studioPlans
  })
}

/** Main character and object of a game, used by its description and images. */
interface Cast {
  hero: Noun
  thing: Noun
  motifs: readonly string[]
}

const nounOfMotif = (nouns: readonly Noun[], motifs: readonly string[]): Noun | undefined =>
  motifs.map((motif) => nouns.find((noun) => noun.motif === motif)).find((noun) => noun !== undefined)

const pickOther = (nouns: readonly Noun[], excluded: Noun, random: Random): Noun =>
  random.pick(nouns.filter(({ word, motif }) => word !== excluded.word && motif !== excluded.motif))

/** Uses the nouns of the title, then nouns with the title's motifs, then random nouns of the theme. */
function castOf(code: string, theme: Theme, title: { hero: Noun | null; thing: Noun | null; motifs: readonly string[] }): Cast {
  const random = randomOf(`cast of ${code}`)
  const hero = title.hero ?? nounOfMotif(theme.heroes, title.motifs) ?? random.pick(theme.heroes)
  const preferredThing = title.thing ?? nounOfMotif(theme.things, title.motifs)
  const thing = preferredThing && preferredThing.word !== hero.word ? preferredThing : pickOther(theme.things, hero, random)
  const motifs = [...title.motifs, ...[hero.motif, thing.motif].filter((motif) => motif !== null)]
  return { hero, thing, motifs: [...new Set(motifs)] }
}
