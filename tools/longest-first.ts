import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take five seconds or longer, because of waits, processes or exact computations and not of their size. */
const LONG_FILES = [
  '/sandbox/stack/integration/killed-services.test.ts',
  '/sandbox/game-host/src/rounds/wallet-faults.test.ts',
  '/services/main.test.ts',
  '/services/pam/fault-injection/bank-check.test.ts',
  '/sandbox/stack/integration/every-operation.test.ts',
  '/sandbox/stack/integration/live-studio.test.ts',
  '/packages/service-kit/src/postgres/embedded-postgres.test.ts',
  '/sandbox/game-host/src/live/hub/table-hub.test.ts',
  '/sandbox/game-host/src/games/builds.test.ts',
  '/sandbox/stack/integration/two-studios.test.ts',
  '/services/content/src/import/import.test.ts',
  '/packages/service-kit/src/leases/leases.test.ts',
  '/packages/game-art/src/symbols/contrast.test.ts',
  '/sandbox/game-maths/src/variants.test.ts',
  '/sandbox/game-maths/src/simulation.test.ts',
  '/sandbox/game-maths/src/tables/video-poker/video-poker.test.ts',
  '/sandbox/game-maths/src/tables/blackjack/best-play.test.ts',
  '/sandbox/game-clients/live/src/game/sizes.test.tsx',
  '/sandbox/game-clients/live/src/game/connection.test.tsx',
  '/apps/portal/app/dialogs/dialog-history.test.tsx',
]

/** Starts long files first: Vitest sorts by size until it knows durations, and a long file that starts last leaves the other workers idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG_FILES.some((file) => moduleId.endsWith(file))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
