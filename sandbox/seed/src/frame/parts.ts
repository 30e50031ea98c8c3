/** Ids that layouts and carousels point to. */
export interface CatalogueParts {
  providers: string[]
  liveProviders: string[]
  jackpots: string[]
  videos: string[]
}
