const MS_PER_SOCKET = 1
const MAX_MS = 4_000

/**
 * Over how many milliseconds a node that stops closes its open sockets: their clients connect again at other nodes, which must not get them all at once [F12]. A process has
 * up to four kinds of sockets, closed one kind after another, within the 20 s that it has for closing.
 */
export const closingSpread = (sockets: number): number => Math.min(MAX_MS, sockets * MS_PER_SOCKET)
