import { slugOf } from '../language/folding.ts'
import { sequelsOf } from '../naming/sequels.ts'
import { titleMaker } from '../naming/titles.ts'
import type { Studio } from '../studios/studio.ts'
import { HOUSES as REFERENCE_STUDIOS, WORKSHOPS } from '../studios/slot-studios.ts'
import type { Noun } from '../language/noun.ts'
import { type Random, randomOf } from '../random.ts'
import { type Theme, THEMES } from '../themes/index.ts'
import { KNOWN_SLOTS } from './known.ts'

/** A slot before its parameters are generated: title, studio and theme. */
export interface SlotPlan {
  code: string
  name: string
  studio: Studio
  theme: Theme
  hero: Noun
  thing: Noun
  /** What the title names first; then who else is in it. */
  motifs: readonly string[]
  /** A label the visual reference gives it. */
  label: string | null
  /** Games of the visual reference are ranked first. */
  isFlagship: boolean
  isSequel: boolean
}

const SLOTS = 2060
const STUDIOS = [...REFERENCE_STUDIOS, ...WORKSHOPS]
const byId = new Map(STUDIOS.map((studio) => [studio.id, studio]))
const themeOf = (id: string): Theme => {
  const theme = THEMES.find((one) => one.id === id)
  if (!theme) throw new Error(`There is no theme ${id}`)
  return theme
}

function known(): SlotPlan[] {
  return KNOWN_SLOTS.map(({ code, name, studio, theme, motifs, label }) => ({
    code,
    name,
    studio: byId.get(studio) as Studio,
    theme: themeOf(theme),
    ...castOf(code, themeOf(theme), { hero: null, thing: null, motifs }),
    label: label ?? null,
    isFlagship: true,
    isSequel: false,
  }))
}

type Titles = ReturnType<typeof titleMaker>
const SEQUEL_SHARE = 0.055

/** Handwritten titles, each with a studio that uses its theme. */
function curated(titles: Titles): SlotPlan[] {
  return THEMES.flatMap((theme) => {
    const random = randomOf(`titles of ${theme.id}`)
    const fitting = STUDIOS.filter((studio) => studio.themes.includes(theme.id))
    return theme.titles
      .filter(([name]) => titles.accept(name))
      .map(([name, motifs]) => ({
        code: slugOf(name),
        name,
        studio: random.chance(0.8) && fitting.length ? random.pick(fitting) : random.pick(STUDIOS),
        theme,
        ...castOf(slugOf(name), theme, { hero: null, thing: null, motifs }),
        label: null,
        isFlagship: false,
        isSequel: false,
      }))
  })
}

/** A new title, or a sequel of one of the studio's games. */
function nextPlan(studio: Studio, made: readonly SlotPlan[], titles: Titles, random: Random): SlotPlan {
  const originals = made.filter((plan) => !plan.isSequel)
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
  const flagships = known()
  const titles = titleMaker([...reserved, ...flagships.map((plan) => plan.name)])
  const plans = [...flagships, ...curated(titles)]
  const total = STUDIOS.reduce((sum, studio) => sum + studio.weight, 0)
  return STUDIOS.flatMap((studio) => {
    const random = randomOf(`slots of ${studio.id}`)
    const made = plans.filter((plan) => plan.studio === studio)
    const share = Math.round((studio.weight / total) * SLOTS)
    while (made.length < share) made.push(nextPlan(studio, made, titles, random))
    return made
  })
}

/** Main character and object of a game, used by its description and images. */
interface Cast {
  hero: Noun
  thing: Noun
  motifs: readonly string[]
}

const drawn = (nouns: readonly Noun[], motifs: readonly string[]): Noun | undefined =>
  motifs.map((motif) => nouns.find((noun) => noun.motif === motif)).find((noun) => noun !== undefined)

const otherThan = (nouns: readonly Noun[], taken: Noun, random: Random): Noun =>
  random.pick(nouns.filter(({ word, motif }) => word !== taken.word && motif !== taken.motif))

/** Uses the nouns of the title and the chosen motifs; the rest comes from the theme. */
function castOf(code: string, theme: Theme, title: { hero: Noun | null; thing: Noun | null; motifs: readonly string[] }): Cast {
  const random = randomOf(`cast of ${code}`)
  const hero = title.hero ?? drawn(theme.heroes, title.motifs) ?? random.pick(theme.heroes)
  const wished = title.thing ?? drawn(theme.things, title.motifs)
  const thing = wished && wished.word !== hero.word ? wished : otherThan(theme.things, hero, random)
  const motifs = [...title.motifs, ...[hero.motif, thing.motif].filter((motif) => motif !== null)]
  return { hero, thing, motifs: [...new Set(motifs)] }
}
