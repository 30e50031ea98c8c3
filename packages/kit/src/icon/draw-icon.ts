import { createElement, type FunctionComponent, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}
export type IconComponent = FunctionComponent<IconProps>

/** Draws the shapes of an icon on a 24 px grid. Only what is used of an icon library's options: all of it is in the portal's first load (P4). */
export function drawIcon(shapes: readonly (readonly [tag: string, attributes: Record<string, string>])[]): IconComponent {
  return ({ size = 24, ...more }) =>
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
        'aria-hidden': more['aria-label'] ? undefined : true,
        ...more,
      },
      // One argument each: shapes that never change places need no keys.
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
