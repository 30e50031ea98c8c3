import type { ReactNode } from 'react'

/** Decoration: a grid of tiles with one missing. */
export default function MissingPicture({ label }: { label: string }): ReactNode {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 20 + column * 147, y: 30 + row * 96, row, column })))
  return (
    <svg viewBox="0 0 460 320" role="img" aria-label={label}>
      <g fill="var(--raised)">
        {places
          .filter(({ row, column }) => row !== 1 || column !== 1)
          .map(({ x, y, row }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="126" height="82" rx="14" opacity={row === 2 ? 0.55 : 1} />
          ))}
      </g>
      <rect
        x="168"
        y="127"
        width="124"
        height="80"
        rx="14"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2"
        strokeDasharray="7 7"
      />
      <g transform="rotate(-11 230 150)">
        <rect x="196" y="92" width="126" height="82" rx="14" fill="var(--accent)" />
        <path d="M236 112h9v15c0 8 28 8 28 0v-15h9v42h-9v-11c0-8-28-8-28 0v11h-9Z" fill="var(--on-accent)" />
      </g>
    </svg>
  )
}
