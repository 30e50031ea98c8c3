/** Loads the operator's tag manager once [7.49]. It reads the data layer, which begins with denied consent. If it does not load, the portal works without it. */
export function loadTagManager(url: string): void {
  if (document.querySelector('script[data-tag-manager]')) return
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.dataset.tagManager = ''
  document.head.append(script)
}
