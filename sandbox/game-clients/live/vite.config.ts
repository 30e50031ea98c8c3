import { clientBuild } from '@herna/game-kit/build'

export default clientBuild('live', import.meta.dirname)
