import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { createGlossaryPartsPlugin } from './glossary-parts.ts'

/** Returns the Vite plugins that compile the app's source, for the build and for the component tests. */
export function createAppPlugins() {
  return [createGlossaryPartsPlugin(), react(), babel({ presets: [linguiTransformerBabelPreset()] }), lingui({ failOnCompileError: true })]
}
