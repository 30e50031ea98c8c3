import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { manyGames } from './many-games.ts'

const HEADER = [
  'game_code',
  'name',
  'provider',
  'type',
  'reels',
  'lines',
  'features',
  'gamble',
  'release_date',
  'rtp',
  'volatility_num',
  'max_win_x',
  'themes_derived',
  'description',
]
const FEATURES = ['wild', 'scatter', 'free-spins', 'cascade', 'multiplier', 'bonus-game', 'pay-anywhere']
const TYPES: Record<string, string> = { Slot: 'slot', Live: 'live', Table: 'table', Crash: 'crash' }

/** A cell in quotation marks where CSV needs them. */
const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes a catalogue of `count` games as an import file: the columns of docs/import.md, some of them empty, one name in ten quoted. */
export async function writeRows(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file)
  stream.write(`${HEADER.join(',')}\n`)
  for (const [index, game] of manyGames(count).games.entries()) {
    const cells = [
      game.gameCode,
      quoted(index % 10 === 0 ? `${game.name}, "${index}"` : game.name),
      game.provider,
      TYPES[game.type] ?? 'other',
      game.numberOfReels ?? '',
      index % 3 === 0 ? 20 : '',
      FEATURES.slice(index % 3, (index % 3) + (index % 5)).join('|'),
      game.gamble ? 1 : 0,
      game.releasedOn ?? '',
      game.rtp ?? '',
      game.volatility ?? '',
      index % 2 === 0 ? 5_000 : '',
      game.collections.join('|'),
      quoted(index % 4 === 0 ? `Hra ${game.name} s ${game.numberOfReels ?? 'neznámym počtom'} valcami a vlastným príbehom.` : ''),
    ]
    if (!stream.write(`${cells.join(',')}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await finished(stream)
}
