/** Live feed: the state of all live tables, received from studios over signed HTTP and streamed to every live page through a SignalR hub.
 *  Spec 4.27, 7.45, 3.38; docs/live-feed.md says how a studio connects. */
export { liveFeedService } from './live-feed-service.ts'
