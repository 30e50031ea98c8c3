import { clientBuild } from '@herna/game-kit/build'

export default clientBuild('tables', import.meta.dirname)
