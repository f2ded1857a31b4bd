import type { Plugin } from 'vite'

/**
 * Each Mantine component brings its own layered stylesheet, and only when it is imported: 13 kB instead of
 * the whole library's 35 (gzip). The component's class-name module is the one place that every use goes through.
 */
export function mantineCss(): Plugin {
  let isBuild = true
  return {
    name: 'mantine-css-per-component',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    transform(code, id) {
      // The development server bundles Mantine beforehand, past this plugin: it takes the whole stylesheet.
      if (!isBuild && id.endsWith('/src/app/main.tsx')) return { code: `import '@mantine/core/styles.layer.css';\n${code}`, map: null }
      if (id.includes('/default-css-variables.layer.css')) return { code: withoutForeignColours(code), map: null }
      const [, component] = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id) ?? []
      if (!component) return null
      return { code: `import '@mantine/core/styles/${component}.layer.css';\n${code}`, map: null }
    },
  }
}

/** The library's own twelve pigments, of which the product paints with none: half of the first stylesheet. */
const FOREIGN = /^\s*--mantine-color-(?:red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;]+;\n/gm

function withoutForeignColours(css: string): string {
  return css.replace(FOREIGN, '')
}
