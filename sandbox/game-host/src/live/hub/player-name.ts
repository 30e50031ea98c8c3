import { createHmac } from 'node:crypto'

const WORDS =
  'Agát Breza Borovica Buk Dub Hrab Jalovec Jarabina Jaseň Javor Jedľa Jelša Kalina Lieska Lipa Smrek Smrekovec Tis Topoľ Vŕba Gaštan Orech Slivka Čerešňa Hruška Jabloň Malina Trnka Brest Klen Ruža Vavrín'.split(
    ' ',
  )

/** A short name of a player at a table: the same for all bets there, another at each table, and without the secret nobody's account. */
export function playerNameOf(secret: string, gameCode: string, ownerId: string): string {
  const hash = createHmac('sha256', secret).update(`player\n${gameCode}\n${ownerId}`).digest()
  return `${WORDS[hash.readUInt8(0) % WORDS.length]} ${10 + (hash.readUInt32BE(1) % 90)}`
}
