import type { ManifestOptions } from 'vite-plugin-pwa'

const PAPER = '#F5F2EB'

const png = (name: string, side: number, purpose?: 'maskable' | 'monochrome') => ({
  src: `/icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

/** Builds the translations of a text. Browsers without support for localized members show the source text. */
const localized = (tw: string, en: string) => ({ 'zh-TW': tw, en })

const shortcut = (name: string, tw: string, en: string, url: string, icon: string) => ({
  name,
  name_localized: localized(tw, en),
  url,
  icons: [png(icon, 96)],
})

const screenshot = (name: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes,
  type: 'image/png',
  form_factor: form,
  label,
})

/** Web app manifest for all languages in one file: texts in the source language, with translations. */
export const webAppManifest = {
  id: '/',
  name: '命书 Mingshu',
  short_name: '命书',
  description: '八字命书：排盘、每日运势，离线可用。',
  lang: 'zh-CN',
  dir: 'ltr',
  start_url: '/home?source=pwa',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['lifestyle', 'books'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    png('icon-192', 192),
    png('icon-512', 512),
    png('maskable-192', 192, 'maskable'),
    png('maskable-512', 512, 'maskable'),
    png('monochrome-512', 512, 'monochrome'),
  ],
  shortcuts: [
    // Ordered by importance: most launchers show only the first four.
    shortcut('今日', '今日', 'Today', '/fate/index', 'shortcut-today'),
    shortcut('历书', '曆書', 'Almanac', '/almanac', 'shortcut-almanac'),
    shortcut('流年', '流年', 'The year', '/fate/year', 'shortcut-year'),
    shortcut('命书', '命書', 'Books', '/archive/index', 'shortcut-book'),
    shortcut('添加档案', '新增檔案', 'Add a chart', '/archive/add', 'shortcut-add'),
  ],
  screenshots: [screenshot('narrow-1', '780x1688', 'narrow', '今日运势'), screenshot('wide-1', '2560x1600', 'wide', '命盘')],
} satisfies Partial<ManifestOptions>
