import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const ALL = ['content', 'winners', 'pam', 'notifications', 'chat', 'live-feed', 'game-host', 'live-studio', 'embed-host']

test.each([
  [['--only', 'roulette'], `--only: unknown service "roulette", expected ${ALL.join(', ')}\n`],
  [['--all'], `usage: node sandbox/stack/main.ts [--only ${ALL.join(',')}]\n`],
])('the game host is one of the selectable services: %s', (args, line) => {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })
  expect([stderr, status]).toEqual([line, 1])
})
