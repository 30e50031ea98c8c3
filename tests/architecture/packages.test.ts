import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './project-copy.fixture.ts'

const project = copyProject()

/** [importing file, npm package or Node.js module, allowed?] */
const IMPORTS: [file: string, imported: string, allowed: boolean][] = [
  ['packages/contract/src/a.ts', 'zod/mini', true],
  ['packages/contract/src/b.ts', 'pg', false],
  ['packages/contract/src/c.ts', 'react', false],
  ['packages/contract/src/d.ts', 'node:fs', false],
  ['packages/kit/src/a.ts', '@base-ui/react/dialog', true],
  ['packages/kit/src/b.ts', 'react-router', false],
  ['packages/kit/src/c.ts', 'zod', false],
  ['packages/kit/src/d.ts', 'node:path', false],
  ['packages/rules/src/a.ts', 'node:fs', false],
  ['packages/rules/src/b.ts', 'zod', false],
  ['packages/http-client/src/a.ts', 'zod/mini', true],
  ['packages/http-client/src/b.ts', 'node:http', false],
  ['packages/service-kit/src/a.ts', '@fastify/helmet', true],
  ['packages/service-kit/src/b.ts', 'react', false],
  ['packages/telemetry/src/a.ts', '@opentelemetry/api', true],
  ['packages/telemetry/src/b.ts', 'fastify', false],
  ['packages/service-kit/src/c.ts', '@opentelemetry/api', false],
  ['packages/live-hub/src/a.ts', 'ws', true],
  ['packages/live-hub/src/b.ts', 'fastify', false],
  ['packages/stomp-server/src/a.ts', 'ws', true],
  ['packages/stomp-server/src/b.ts', 'fastify', false],
  ['packages/embed-kit/src/a.ts', 'react-router', false],
  ['packages/embed-kit/src/b.ts', 'node:crypto', false],
  ['packages/embed-kit/vite/a.ts', 'node:crypto', true],
  ['packages/game-art/src/a.ts', 'pg', false],
  ['sandbox/game-maths/src/a.ts', 'node:crypto', false],
  ['sandbox/game-maths/src/b.ts', 'zod', false],
  ['sandbox/game-kit/src/a.ts', 'react', false],
  ['sandbox/game-clients/slots/src/a.ts', 'react', false],
  ['sandbox/game-clients/slots/src/b.ts', 'node:path', false],
  ['sandbox/game-clients/slots/vite.config.ts', 'vite', true],
  ['sandbox/seed/src/a.ts', 'node:fs', false],
  ['sandbox/game-host/src/a.ts', 'sharp', true],
  ['sandbox/game-host/src/b.ts', 'nodemailer', false],
  ['services/content/src/a.ts', 'sharp', true],
  ['services/content/src/b.ts', '@node-rs/argon2', false],
  ['services/content/src/c.ts', 'react', false],
  ['services/content/src/d.test.ts', 'vitest', true],
  ['services/content/src/e.ts', 'vitest', false],
  ['services/winners/src/a.ts', 'sharp', false],
  ['services/winners/src/b.ts', '@redis/client', false],
  ['services/live-feed/src/a.ts', '@redis/client', false],
  ['packages/service-kit/src/a.ts', '@redis/client', true],
  ['services/live-feed/src/b.ts', '@microsoft/signalr', false],
  ['services/live-feed/conformance/a.ts', '@microsoft/signalr', true],
  ['sandbox/live-studio/src/a.ts', 'node:crypto', true],
  ['sandbox/live-studio/src/b.ts', 'pg', false],
  ['services/pam/src/identity/a.ts', '@node-rs/argon2', true],
  ['services/pam/src/wallet/a.ts', '@node-rs/argon2', false],
  ['apps/embeds/login/src/a.ts', 'react', true],
  ['apps/embeds/login/src/b.ts', 'react-router', false],
  ['apps/portal/app/game/a.ts', 'use-intl', true],
  ['apps/portal/app/game/b.ts', '@stomp/stompjs', false],
  ['apps/portal/app/game/c.ts', 'node:crypto', false],
  ['apps/portal/app/game/d.server.ts', 'node:crypto', true],
  ['apps/portal/app/game/e.ts', 'pino', false],
  ['apps/portal/app/game/f.ts', '@base-ui/react/dialog', false],
  ['apps/portal/app/realtime/a.ts', '@stomp/stompjs', true],
  ['apps/portal/app/game/g.ts', '@microsoft/signalr', false],
  ['apps/portal/app/live-tables/a.ts', '@microsoft/signalr', true],
  ['apps/portal/app/api/a.ts', 'node:fs', false],
  ['apps/portal/server/a.ts', 'node:fs', true],
  ['apps/portal/server/b.ts', 'pg', false],
  ['tests/journeys/a.ts', 'pg', false],
  ['tests/architecture/a.test.ts', 'playwright', false],
  ['tools/a.ts', 'react', false],
]

beforeAll(() => {
  for (const [file, imported] of IMPORTS) project.write(file, `import '${imported}'\n`)
  project.lint()
}, 60_000)
afterAll(() => project.remove())

for (const [file, imported, allowed] of IMPORTS) {
  test(`${file} ${allowed ? 'may' : 'may not'} import ${imported}`, () => {
    const reported = project.reported(file).filter((code) => code === 'boundaries(dependencies)')
    expect(reported).toHaveLength(allowed ? 0 : 1)
  })
}
