// Playing a game: launching it, the frame it runs in, the bar around it. Demo only until accounts and the wallet stand.
// States: opening → running → (silent | left). On touch devices the game opens at the provider's own address. Spec 1.6, 2.21, 2.22, 4.17, 5.4, 8.23.
export {}
