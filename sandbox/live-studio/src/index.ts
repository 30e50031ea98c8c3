/** The sandbox's live studio: tables, rounds, dealers and guests that follow from the clock and a secret, and the feeder that sends them to the
 *  live feed. */
export { liveStudioService } from './live-studio-service.ts'
