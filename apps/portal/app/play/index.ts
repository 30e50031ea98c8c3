// Playing a game, as a demo or for real: the launch, the game's iframe, the bar above it and the overlays over it.
// States: password or login required → launched → opening → running → (silent | stopped by a problem) → left. On touch devices the game opens at the
// provider's URL. Spec 1.6, 2.21, 2.22, 4.13, 4.17, 5.3, 5.4, 8.23.
export { demoLaunchOf } from './demo-launch.ts'
export { playLaunchOf } from './play-launch.ts'
