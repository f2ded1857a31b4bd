/** Selector of overlays that handle keys themselves. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Returns whether a key press belongs to a field, an overlay or an input method instead of the page. */
export function isKeyHandledElsewhere({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || document.querySelector(OVER)) return true
  return target instanceof Element && target.closest(FIELDS) !== null
}
