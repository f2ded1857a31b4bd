import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type ButtonFactory,
  type CheckboxFactory,
  type DrawerFactory,
  type ExtendComponent,
  type InputFactory,
  type MenuFactory,
  type ModalFactory,
  type PopoverFactory,
  type SwitchFactory,
  type TextInputFactory,
} from '@mantine/core'
import type { Settings } from '#contract/settings.ts'
import classes from './controls.module.css'

/** Returns light or dark; resolves `auto` to the system's preference. */
export function resolveMode(mode: Settings['mode']): 'light' | 'dark' {
  if (mode !== 'auto') return mode
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Calls `listener` when the system's colour scheme changes. Returns the unsubscribe function. */
export function onSystemModeChange(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Sets the root attributes for the mode, and the browser's theme colour to the page background (not the brand). */
export function applyColorMode(resolved: 'light' | 'dark', sideMode: Settings['sideMode']) {
  const root = document.documentElement
  root.setAttribute('theme-mode', resolved)
  root.setAttribute('side-mode', sideMode)
  root.setAttribute('data-mantine-color-scheme', resolved)
  const paper = resolved === 'dark' ? '#151615' : '#F5F2EB'
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper)
}

/**
 * Overrides of Mantine components; sizes and colours are in `controls.module.css`. Plain objects: `Menu.extend()` would load every
 * control at start.
 */
const controlStyles = {
  // Sets the variant explicitly: the style sheet matches `data-variant`, and without it Mantine's own white text would apply.
  Button: {
    // Dark loader: a loading button has the pale colours of a disabled one.
    defaultProps: { variant: 'filled', loaderProps: { color: 'var(--ink-3)' } },
    classNames: { root: classes.button!, label: classes.buttonLabel! },
  } satisfies ExtendComponent<ButtonFactory>,
  Input: { classNames: { input: classes.input! } } satisfies ExtendComponent<InputFactory>,
  TextInput: {
    defaultProps: { variant: 'unstyled' },
    classNames: {
      root: classes.field!,
      label: classes.label!,
      input: classes.input!,
      error: classes.error!,
      description: classes.description!,
    },
  } satisfies ExtendComponent<TextInputFactory>,
  Checkbox: {
    classNames: {
      root: classes.checkbox!,
      body: classes.checkboxBody!,
      inner: classes.checkboxInner!,
      input: classes.checkboxInput!,
      icon: classes.checkboxIcon!,
      label: classes.checkboxLabel!,
      description: classes.checkboxDescription!,
    },
  } satisfies ExtendComponent<CheckboxFactory>,
  Switch: {
    defaultProps: { withThumbIndicator: false },
    classNames: { root: classes.switch!, track: classes.switchTrack!, thumb: classes.switchThumb! },
  } satisfies ExtendComponent<SwitchFactory>,
  Modal: {
    defaultProps: { centered: true, radius: 0, overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 } },
  } satisfies ExtendComponent<ModalFactory>,
  Drawer: {
    defaultProps: { radius: 0, overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 } },
  } satisfies ExtendComponent<DrawerFactory>,
  Menu: {
    defaultProps: { shadow: 'none', radius: 2 },
    classNames: { dropdown: classes.dropdown!, item: classes.menuItem! },
  } satisfies ExtendComponent<MenuFactory>,
  Popover: {
    defaultProps: { shadow: 'none', radius: 2 },
    classNames: { dropdown: classes.dropdown! },
  } satisfies ExtendComponent<PopoverFactory>,
}

// Mantine requires ten colours. All are the same CSS variable, so that a new brand needs no new theme.
const brand = Array.from({ length: 10 }, () => 'var(--brand-fill)') as unknown as MantineColorsTuple

export const mantineTheme = createTheme({
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

/** Maps Mantine's CSS variables to the design tokens. */
export const resolveMantineCssVariables: CSSVariablesResolver = () => ({
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
