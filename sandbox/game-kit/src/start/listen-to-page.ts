interface PageActs {
  online: (online: boolean) => void
  hidden: (hidden: boolean) => void
}

/** Tells when the connection comes or goes, and when the page is hidden or seen. */
export function listenToPage({ online, hidden }: PageActs, until: AbortSignal): void {
  addEventListener('online', () => online(true), { signal: until })
  addEventListener('offline', () => online(false), { signal: until })
  document.addEventListener('visibilitychange', () => hidden(document.hidden), { signal: until })
}
