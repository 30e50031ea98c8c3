/** A motif: Slovak name (for slot symbols), fluent-emoji pictures and game-icons signs, best first. */
export type MotifEntry = readonly [name: string, pictures: string, signs: string]
export type MotifTable = Readonly<Record<string, MotifEntry>>
