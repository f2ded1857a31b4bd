import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import type { Settings } from '#contract/settings.ts'
import { controlStyles } from './control-styles.ts'

/** Light or dark, with the system's word for auto. */
export function resolvedMode(mode: Settings['mode']): 'light' | 'dark' {
  if (mode !== 'auto') return mode
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Calls back when the system turns light or dark; answers how to stop listening. */
export function onSystemModeChange(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Keeps the root's attributes and the browser's bar in step; the bar takes the paper, not the brand. */
export function paintMode(resolved: 'light' | 'dark', sideMode: Settings['sideMode']) {
  const root = document.documentElement
  root.setAttribute('theme-mode', resolved)
  root.setAttribute('side-mode', sideMode)
  root.setAttribute('data-mantine-color-scheme', resolved)
  const paper = resolved === 'dark' ? '#151615' : '#F5F2EB'
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper)
}

// Mantine wants ten steps; every step is the brand variable, so that a change of pigment needs no new theme.
const brand = Array.from({ length: 10 }, () => 'var(--brand-fill)') as unknown as MantineColorsTuple

export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  primaryShade: { light: 6, dark: 5 },
  black: '#1F2123',
  white: '#FFFDF8',
  defaultRadius: 2,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily: 'var(--hei)',
  headings: { fontFamily: 'var(--song)', fontWeight: '400' },
  components: controlStyles,
})

/** Mantine's own variables, pointed at the tokens. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink-1)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--seal-text)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-primary-color-filled': 'var(--brand-fill)',
    '--mantine-primary-color-contrast': 'var(--brand-on)',
  },
  light: {},
  dark: {},
})
