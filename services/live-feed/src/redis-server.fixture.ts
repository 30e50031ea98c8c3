import { startTestRedis } from '@herna/service-kit'
import { onTestFinished } from 'vitest'

/** A Redis server of its own for one test, which can be stopped and started again. */
export async function startRedis() {
  const redis = await startTestRedis()
  onTestFinished(redis.close)
  return redis
}
