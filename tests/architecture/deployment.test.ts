import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const FILES = globSync('deploy/**/*', { cwd: root }).filter((file) => statSync(join(root, file)).isFile())
const SETTING = /\b(?:HERNA_[A-Z][A-Z_]*[A-Z]|DATABASE_URL|REDIS_URL)\b/g
const containerfile = read('deploy/container/Containerfile')
const compose = read('deploy/container/compose.yml')
const units = ['services', 'portal'].map((name) => read(`deploy/systemd/herna-${name}.service`))

test('every setting that a file of the deployment names is documented', () => {
  const documented = new Set(read('docs/settings.md').match(SETTING))
  const named = FILES.flatMap((file) => [...new Set(read(file).match(SETTING))].map((setting) => ({ file, setting })))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ setting }) => !documented.has(setting))).toEqual([])
})

test('the example of settings has every one that is required outside of the sandbox', () => {
  const example = read('deploy/herna.env.example')
  for (const setting of ['HERNA_SANDBOX=off', 'DATABASE_URL=', 'HERNA_PAM_KEY=', 'HERNA_SMTP_URL=', 'HERNA_TRUSTED_PROXIES='])
    expect(example).toContain(setting)
  for (const line of example.split('\n').filter((text) => /(?:KEY|SECRET|TOKEN|PASSWORD)=/.test(text))) expect(line).toMatch(/=$/)
})

test('programs that the deployment starts exist', () => {
  const started = [containerfile, compose, ...units].flatMap((text) => text.match(/[\w/-]+\/[\w-]+\.ts\b/g) ?? [])
  const scripts = FILES.filter((file) => file.endsWith('.service')).flatMap(
    (file) => read(file).match(/(?<=\/opt\/herna\/)deploy\S+/g) ?? [],
  )
  expect(started.length).toBeGreaterThan(4)
  expect(scripts).toEqual(['deploy/backup/base-backup.sh'])
  expect([...started, ...scripts].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the container runs as a number that is not root, with a health check, and nothing but its volume can be written', () => {
  const [, final = ''] = containerfile.split(/^FROM \$\{BASE\}$/m)
  expect(final).toMatch(/^USER (?!0)\d+:\d+$/m)
  expect(final).toMatch(/^HEALTHCHECK /m)
  expect(final).not.toMatch(/chown.*\/herna\b(?!\/)/)
  const process = compose.slice(compose.indexOf('x-process:'), compose.indexOf('\nservices:'))
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'tmpfs: [/tmp]'])
    expect(process).toContain(line)
  expect(compose.match(/<<: \*process/g)).toHaveLength(2)
})

test('ports of containers are open to this machine only', () => {
  const ports = compose.match(/['"][\d.:]+:\d+['"]/g) ?? []
  expect(ports).toHaveLength(3)
  for (const port of ports) expect(port).toMatch(/^.127\.0\.0\.1:/)
})

test('units run as their own user, with a system they cannot change', () => {
  for (const unit of units)
    for (const line of ['User=herna', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'Restart=always'])
      expect(unit.split('\n')).toContain(line)
})

test('memory settings are those of the supervisor', () => {
  const supervisor = read('tools/supervisor.ts')
  for (const [, name = '', value = ''] of supervisor.matchAll(/(MALLOC_\w+): '(\d+)'/g))
    for (const text of [containerfile, ...units]) expect(text).toContain(`${name}=${value}`)
  for (const flag of supervisor.match(/--(?:max-semi|heap)[\w-]+=\d+/g) ?? [])
    for (const text of [containerfile, ...units]) expect(text).toContain(flag)
})

test('scripts are executable and valid for sh', () => {
  const scripts = FILES.filter((file) => file.endsWith('.sh'))
  expect(scripts.length).toBeGreaterThan(2)
  for (const script of scripts) {
    expect([script, statSync(join(root, script)).mode & 0o111]).toEqual([script, 0o111])
    expect([script, spawnSync('sh', ['-n', join(root, script)]).status]).toEqual([script, 0])
  }
})
