import fc from 'fast-check'
import { inject } from 'vitest'

// Every property draws by the run's seed, which the run prints: a failure repeats with HERNA_TEST_SEED.
fc.configureGlobal({ seed: inject('seed'), numRuns: inject('breadth') === 'full' ? 2_000 : 100 })
