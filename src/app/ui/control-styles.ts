import {
  Button, Checkbox, Drawer, Input, Menu, Modal, Popover, Switch, TextInput, UnstyledButton,
} from '@mantine/core'
import classes from './controls.module.css'

/** Mantine's controls in the product's own dress; sizes and colours stand in `controls.module.css`. */
export const controlStyles = {
  // Without a name for its variant the stylesheet would not know it, and the library's own white would stand on every pigment.
  Button: Button.extend({ defaultProps: { variant: 'filled' }, classNames: { root: classes.button!, label: classes.buttonLabel! } }),
  UnstyledButton: UnstyledButton.extend({}),
  Input: Input.extend({ classNames: { input: classes.input! } }),
  TextInput: TextInput.extend({
    defaultProps: { variant: 'unstyled' },
    classNames: { root: classes.field!, label: classes.label!, input: classes.input!, error: classes.error!, description: classes.description! },
  }),
  Checkbox: Checkbox.extend({ classNames: { root: classes.checkbox!, body: classes.checkboxBody!, input: classes.checkboxInput!, icon: classes.checkboxIcon!, label: classes.checkboxLabel! } }),
  Switch: Switch.extend({ defaultProps: { withThumbIndicator: false }, classNames: { root: classes.switch!, track: classes.switchTrack!, thumb: classes.switchThumb! } }),
  Modal: Modal.extend({ defaultProps: { centered: true, radius: 0, overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 } } }),
  Drawer: Drawer.extend({ defaultProps: { radius: 0, overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 } } }),
  Menu: Menu.extend({ defaultProps: { shadow: 'none', radius: 2 }, classNames: { dropdown: classes.dropdown!, item: classes.menuItem! } }),
  Popover: Popover.extend({ defaultProps: { shadow: 'none', radius: 2 }, classNames: { dropdown: classes.dropdown! } }),
}
