type Attributes = Record<string, string | number | boolean | null>

function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue
    target.setAttribute(name, value === true ? '' : String(value))
  }
}

/** Creates an HTML element. Never pass a `style` attribute: the CSP forbids it [S2]. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** Creates an SVG element. */
export function makeSvg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Node[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

/** Creates a button with an accessible name, also for icon buttons. */
export function button(name: string, attributes: Attributes, ...children: (Node | string)[]): HTMLButtonElement {
  return make('button', { type: 'button', 'aria-label': name, ...attributes }, ...children)
}
