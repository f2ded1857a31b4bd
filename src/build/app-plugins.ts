import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { glossaryParts } from './glossary-parts.ts'

/** What turns the app's source into JavaScript, the same for the build and for the tests of screens. */
export function appPlugins() {
  return [glossaryParts(), react(), babel({ presets: [linguiTransformerBabelPreset()] }), lingui({ failOnCompileError: true })]
}
