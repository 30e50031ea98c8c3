import { isValidElement, type ReactElement, type ReactNode } from 'react'

const SVG = 'http://www.w3.org/2000/svg'

type Component = (props: Record<string, unknown>) => ReactElement<Record<string, unknown>>

/**
 * The element that React would render, for elements outside of React: of HTML, SVG and components without hooks, with attributes only, no text. A root of React for
 * one button would cost a phone twenty milliseconds [P3].
 */
export function plainElement({ type, props }: ReactElement<Record<string, unknown>>, isInSvg = false): Element {
  if (typeof type === 'function') return plainElement((type as Component)(props), isInSvg)
  const isSvg = isInSvg || type === 'svg'
  const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type)
  const { children, ...attributes } = props
  for (const [name, value] of Object.entries(attributes))
    if (isAttribute(value)) element.setAttribute(attributeOf(name), String(value))
  for (const child of [children as ReactNode].flat())
    if (isValidElement<Record<string, unknown>>(child)) element.append(plainElement(child, isSvg))
  return element
}

const isAttribute = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)

const attributeOf = (name: string): string => {
  if (name === 'className') return 'class'
  return name === 'viewBox' ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
