/** Text selected within one paragraph. */
export interface SelectedText {
  readonly paragraph: string
  readonly quote: string
}

/** Returns the selected text if it is within one paragraph. */
export function getSelectedText(selection = getSelection()): SelectedText | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const words = findTextElement(range.startContainer)
  const quote = range.toString().trim()
  if (!words || words !== findTextElement(range.endContainer) || quote === '') return undefined
  const paragraph = words.closest<HTMLElement>('[data-paragraph]')?.dataset['paragraph']
  return paragraph === undefined ? undefined : { paragraph, quote }
}

function findTextElement(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[data-words]') ?? null
}
