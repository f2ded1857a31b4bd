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
 * Mantine's controls in the product's own dress; sizes and colours stand in `controls.module.css`.
 * Plain records, checked by type alone: `Menu.extend()` would bring every control into the first load.
 */
export const controlStyles = {
  // Without a name for its variant the stylesheet would not know it, and the library's own white would stand on every pigment.
  Button: {
    // Of the variant's own colour nothing would be seen: while it loads, a button is as pale as one that is off.
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
