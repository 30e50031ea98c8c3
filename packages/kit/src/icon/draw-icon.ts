import { createElement, type FunctionComponent, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}
/** An icon; `size` in px, default 24. Hidden from screen readers unless it has an `aria-label`. */
export type IconComponent = FunctionComponent<IconProps>

/**
 * Creates an icon component from its shapes on a 24 px grid. Implements only what is used of the icon library's options, because
 * it is in the portal's first load (P4).
 */
export function drawIcon(shapes: readonly (readonly [tag: string, attributes: Record<string, string>])[]): IconComponent {
  return ({ size = 24, ...attributes }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': attributes['aria-label'] ? undefined : true,
        ...attributes,
      },
      // One argument per shape: shapes that never change order need no keys.
      ...shapes.map(([tag, shape]) => createElement(tag, shape)),
    )
}
