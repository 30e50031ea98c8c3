import type { FontKey } from '../lettering/fonts.ts'

/** Fonts whose capitals are hard to read without lower-case letters around them. */
const ORNATE: ReadonlySet<FontKey> = new Set(['uncial', 'kaushan', 'sancreek', 'shojumaru', 'lobster', 'berkshire'])

/** The font of a studio's capitals: its own, or a plain one when its own is ornate. */
export const capitalsOf = (font: FontKey): FontKey => (ORNATE.has(font) ? 'abril' : font)
