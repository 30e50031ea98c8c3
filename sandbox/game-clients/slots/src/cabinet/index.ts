// What stands around the reels: the scene's layers, the title's sign, the frame. The material of frame and console is a style sheet (`styles/cabinets`),
// chosen by `data-cabinet`, what a studio builds of it another (`styles/toppers.css`, `builds.css`); nothing here knows a material or a studio.
// Spec: design notes of games, "How a studio's world is built".
export { applyCabinet } from './apply-cabinet.ts'
export { frameAround } from './frame.ts'
export { Scene } from './scene.ts'
export { TitleSign } from './title-sign.ts'
