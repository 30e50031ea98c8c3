import { createElement, type FunctionComponent, type SVGProps } from 'react'

interface IconData {
  size: number
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}
interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}

/**
 * Draws one of the icon library's icons. Builds put it in the place of the library's own `createLucideIcon`, whose options nobody uses here:
 * 1 kB of what a phone waits for before a page comes to life (P4).
 */
export default function drawIcon({ size: natural, node }: IconData): FunctionComponent<IconProps> {
  return ({ size = natural, ...more }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${natural} ${natural}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': more['aria-label'] ? undefined : true,
        ...more,
      },
      // One argument each: shapes that never change places need no keys.
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
