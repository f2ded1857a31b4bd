import type { Plugin } from 'vite'

/** Imports each Mantine component's stylesheet together with the component's class names: 13 kB in place of 35 (gzip). */
export function createMantineCssPlugin(): Plugin {
  let isBuild = true
  return {
    name: 'mantine-css-per-component',
    enforce: 'pre',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    transform(code, id) {
      // Loads the whole stylesheet in development, where Vite pre-bundles Mantine without this plugin.
      if (!isBuild && id.endsWith('/src/app/main.tsx')) return { code: `import '@mantine/core/styles.layer.css';\n${code}`, map: null }
      if (id.includes('/default-css-variables.layer.css')) return { code: withoutForeignColours(code), map: null }
      const [, component] = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id) ?? []
      if (!component) return null
      return { code: `import '@mantine/core/styles/${component}.layer.css';\n${code}`, map: null }
    },
  }
}

/** Matches the variables of Mantine's twelve colours, unused by the product: half of the first stylesheet. */
const FOREIGN = /^\s*--mantine-color-(?:red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;]+;\n/gm

function withoutForeignColours(css: string): string {
  return css.replace(FOREIGN, '')
}
