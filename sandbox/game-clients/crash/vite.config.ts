import { clientBuild } from '@herna/game-kit/build'

export default clientBuild('crash', import.meta.dirname)
