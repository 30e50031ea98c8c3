import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { pageStyle } from './page-style.ts'
import { writeManifest } from './write-manifest.ts'

/** Runs an app written for React on Preact, a sixth of its size: for an app that guests load. */
const PREACT = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/**
 * Vite configuration of an embedded app: one script and one style sheet, so that the manifest's hashes cover all code that runs. A chunk
 * loaded later by the script would not be verified. `ownPage`: the app also has a page of its own, which needs `page.css`.
 */
export const embedBuild = (app: string, root: string, { preact = false, ownPage = false } = {}): UserConfig =>
  defineConfig({
    root,
    base: './',
    plugins: [react(), writeManifest(app), ...(ownPage ? [pageStyle()] : [])],
    resolve: preact ? { alias: PREACT } : {},
    css: { modules: { generateScopedName: `${app}_[local]_[hash:base64:5]` } },
    build: {
      outDir: 'dist',
      assetsDir: '.',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: { [app]: 'src/main.tsx' },
        output: { codeSplitting: false, entryFileNames: '[name]-[hash].js', assetFileNames: `${app}-[hash][extname]` },
      },
    },
  })
