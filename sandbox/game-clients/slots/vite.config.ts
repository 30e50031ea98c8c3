import { clientBuild } from '@herna/game-kit/build'

export default clientBuild('slots', import.meta.dirname)
