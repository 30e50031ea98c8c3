import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { plainElement } from './plain-element.ts'

const Heart = ({ size, ...attributes }: { size: number; 'aria-hidden': 'true' }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} strokeWidth={2} {...attributes}>
    <path d="M12 21 3 12a6 6 0 0 1 9-8 6 6 0 0 1 9 8Z" />
  </svg>
)

test('an element outside of React has the HTML that React would render', () => {
  const node = (
    <button type="button" className="srdce" aria-pressed={false} data-heart aria-label={undefined}>
      <Heart size={20} aria-hidden="true" />
    </button>
  )
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(node))
  const attributesOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')].map((each) => [
      each.namespaceURI,
      each.tagName,
      [...each.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
    ])
  expect(attributesOf(plainElement(node))).toEqual(attributesOf(container.firstElementChild as Element))
  expect(container.querySelector('path[d]')).not.toBeNull()
  root.unmount()
})
