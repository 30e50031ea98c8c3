/** A theme pack: motifs that fit together on the reels of one game. */
export interface Pack {
  name: string
  /** At least eight; a game without enough motifs of its own is filled up from these. */
  core: readonly string[]
  /** Motifs that fit the pack only when a game's name or brief asks for them. */
  also: readonly string[]
  /** Motifs of the scatter, best first; the first that is not a high symbol of the game is used. */
  scatters: readonly string[]
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Parses one pack a line: `name: core words + further words > scatter words`. */
export const parsePacks = (text: string): Pack[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [name = '', rest = ''] = line.split(': ')
      const [members = '', scatters = ''] = rest.split(' > ')
      const [core = '', also = ''] = members.split(' + ')
      return { name: name.trim(), core: words(core), also: words(also), scatters: words(scatters) }
    })
