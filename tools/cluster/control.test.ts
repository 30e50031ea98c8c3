import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptCommands, ACTIONS, type Command, requestCommand } from './control.ts'

let folder: string
let stop: () => void = () => {}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herna-control-'))
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})
const request = (lines: string[] = [], command: Command = { deploy: '/new' }) =>
  requestCommand(folder, command, (line) => lines.push(line))

test('a deployment is requested of the cluster in the folder; what it reports arrives, and its failure is the request’s', async () => {
  const commands: Command[] = []
  stop = acceptCommands(folder, async (command, print) => {
    commands.push(command)
    print('node 1')
    if (commands.length > 1) throw new Error('node 2 could not be replaced')
    print('node 2')
  })
  const lines: string[] = []
  await request(lines)
  expect([commands, lines]).toEqual([[{ deploy: '/new' }], ['node 1', 'node 2']])
  await expect(request()).rejects.toThrow('node 2 could not be replaced')
})

test('programs beside the nodes are stopped and started; any other name is refused', async () => {
  const commands: Command[] = []
  stop = acceptCommands(folder, async (command) => void commands.push(command))
  await request([], { stop: 'postgres' })
  await request([], { start: 'redis' })
  expect(commands).toEqual([{ stop: 'postgres' }, { start: 'redis' }])
  await expect(request([], { stop: 'sshd' as 'nginx' })).rejects.toThrow('one of postgres, standby, redis, nginx')
})

test('the state, a promotion and a new standby are requested by their names; a promotion that may lose bets has a name of its own', async () => {
  const commands: Command[] = []
  stop = acceptCommands(folder, async (command) => void commands.push(command))
  for (const action of ACTIONS) await request([], { do: action })
  expect(commands).toEqual([{ do: 'status' }, { do: 'promote' }, { do: 'promote --accept-loss' }, { do: 'rebuild' }])
  await expect(request([], { do: 'promote --force' as 'promote' })).rejects.toThrow('a command names')
})

test('while one command runs another is refused', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  stop = acceptCommands(folder, () => {
    started.resolve()
    return release.promise
  })
  const first = request()
  await started.promise
  await expect(request()).rejects.toThrow('another command is running')
  release.resolve()
  await first
})

test('without a cluster in the folder the request says so', async () => {
  await expect(request()).rejects.toThrow(`no cluster runs in ${folder}`)
})
