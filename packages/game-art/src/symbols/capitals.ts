import type { FontKey } from '../lettering/fonts.ts'

/** Faces whose capitals need a word in small letters around them to be read. */
const ORNATE: ReadonlySet<FontKey> = new Set(['uncial', 'kaushan', 'sancreek', 'shojumaru', 'lobster', 'berkshire'])

/** The face in which a studio sets capitals: its own, or a plain one beside an ornate one. */
export const capitalsOf = (font: FontKey): FontKey => (ORNATE.has(font) ? 'abril' : font)
