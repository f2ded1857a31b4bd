/** What lies over the page, and has the keys for itself. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether a key of the page's is somebody else's: of a field, of what lies over the page, of an input method. */
export function isKeyTaken({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || document.querySelector(OVER)) return true
  return target instanceof Element && target.closest(FIELDS) !== null
}
