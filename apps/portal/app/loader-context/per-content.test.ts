import { expect, test } from 'vitest'
import type { ContentSnapshot } from './content-access.ts'
import { perContent } from './per-content.ts'

test('a value is derived once for each content and key, also an empty one, and again when the content changes', () => {
  const built: string[] = []
  const derive = perContent((content, key) => {
    built.push(`${content.version} ${key}`)
    return key === 'empty' ? undefined : { key }
  })
  const [first, second] = ['1', '2'].map((version) => ({ version }) as ContentSnapshot) as [ContentSnapshot, ContentSnapshot]
  expect(derive(first, 'a')).toBe(derive(first, 'a'))
  expect(derive(first, 'b')).toEqual({ key: 'b' })
  expect(derive(first, 'empty')).toBeUndefined()
  expect(derive(first, 'empty')).toBeUndefined()
  expect(derive(second, 'a')).not.toBe(derive(first, 'a'))
  expect(built).toEqual(['1 a', '1 b', '1 empty', '2 a'])
})
