// What is behind the curve: the layers of the game's scene.
export { Sky } from './sky.ts'
