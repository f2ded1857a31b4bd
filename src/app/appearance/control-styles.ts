import type {
  ButtonFactory,
  CheckboxFactory,
  DrawerFactory,
  ExtendComponent,
  InputFactory,
  MenuFactory,
  ModalFactory,
  PopoverFactory,
  SwitchFactory,
  TextInputFactory,
} from '@mantine/core'
import classes from './controls.module.css'

/**
 * Overrides of Mantine components; sizes and colours are in `controls.module.css`. Plain objects: `Menu.extend()` would load every
 * control at start.
 */
export const controlStyles = {
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
