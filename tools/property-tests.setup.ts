import fc from 'fast-check'
import { inject } from 'vitest'

// Every property uses the run's seed, which the run prints: HERNA_TEST_SEED reproduces a failure.
fc.configureGlobal({ seed: inject('seed'), numRuns: inject('breadth') === 'full' ? 2_000 : 100 })
