import { die, felt } from './felt.ts'
import type { Scene } from '../scene/scene.ts'
import { rouletteWheel } from '../live/wheels.ts'
import { cards } from './cards.ts'

/** Table games: the wheel, the dice or the cards themselves, with lettering. */
export function tableFamily(words: readonly string[], s: Scene): string {
  if (words.includes('roulette')) return roulette(s)
  if (words.some((word) => word === 'dice' || word === 'sicbo' || word === 'backgammon')) return dice(s)
  return cards(s)
}

function roulette(s: Scene): string {
  const { W, H, r } = s
  return [
    felt(s),
    s.bare
      ? ''
      : rouletteWheel(
          W * r.range(0.46, 0.54),
          H * (s.tall ? 0.4 : 0.44),
          s.least * (s.tall ? 0.44 : 0.46),
          s.tall ? 0.8 : 0.62,
          r() * 6,
        ),
    s.foot(0.5),
    s.title({ size: W * 0.112, chars: 17 }),
  ].join('')
}

function dice(s: Scene): string {
  const { W, H, least: m } = s
  const y = H * (s.tall ? 0.4 : 0.42)
  return [
    felt(s),
    s.bare
      ? ''
      : die(s, W * 0.5 - m * 0.4, y + m * 0.05, m * 0.36, -14) +
        die(s, W * 0.5 + m * 0.4, y + m * 0.04, m * 0.34, 34) +
        die(s, W * 0.5, y, m * 0.44, 10),
    s.foot(0.5),
    s.title({ size: W * 0.112, chars: 17 }),
  ].join('')
}
