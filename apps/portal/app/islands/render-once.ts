import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The element that `node` renders, without its listeners: a template for elements outside of React. */
export function renderOnce(node: ReactNode): Element {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(node))
  const element = container.firstElementChild?.cloneNode(true)
  root.unmount()
  if (!element) throw new Error('nothing was rendered')
  return element as Element
}
