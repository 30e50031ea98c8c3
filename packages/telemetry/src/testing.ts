/** A collector for tests. */
export { type CollectedSpan, type Collector, startCollector } from './collector.fixture.ts'
