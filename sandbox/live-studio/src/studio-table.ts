import type { SeededLiveTable } from '@herna/seed'

/** A table of the studio: what the catalogue says about it, limits in cents. */
export type StudioTable = SeededLiveTable
