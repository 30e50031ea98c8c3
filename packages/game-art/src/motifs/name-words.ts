/** Words of games' names and the motifs they call; a star ends a Slovak stem. */
const LINES = `
loki: loki
norse asgard valhalla ragnarok: viking axe`
export const NAME_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [words, motifs] = line.split(': ') as [string, string]
      return words.split(' ').map((word) => [word, motifs.split(' ')] as const)
    }),
)
