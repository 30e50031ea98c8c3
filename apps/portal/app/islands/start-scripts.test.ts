import { expect, test } from 'vitest'
import { withLateScripts } from './start-scripts.ts'

test('module scripts and preloads of a page become late ones, wherever the attribute is; other scripts and text stay as they are', () => {
  const page =
    '<html><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f"/><script type="module" async="">import"/a.js"</script>' +
    '<script nonce="n" type="module">1</script><script>const text = \' type="module"\'</script><p title="x" type="module">a type="module"</p></html>'
  expect(withLateScripts(page)).toBe(
    '<html><link rel="late-modulepreload" href="/a.js"/><link rel="preload" href="/f"/><script type="late-module" async="">import"/a.js"</script>' +
      '<script nonce="n" type="late-module">1</script><script>const text = \' type="module"\'</script><p title="x" type="module">a type="module"</p></html>',
  )
})
