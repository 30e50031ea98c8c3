// Playing a game, as a demo or for real: launching it, the frame it runs in, the bar around it, what is said over it.
// States: asked for password or login → launched → opening → running → (silent | stopped by a problem) → left. On touch devices the game opens at the
// provider's own address. Spec 1.6, 2.21, 2.22, 4.13, 4.17, 5.3, 5.4, 8.23.
export { demoLaunchOf } from './demo-launch.ts'
export { playLaunchOf } from './play-launch.ts'
