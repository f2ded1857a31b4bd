/** Words of one paragraph that the reader has chosen. */
export interface SelectedWords {
  readonly paragraph: string
  readonly quote: string
}

/** What is chosen on the page, if it lies within the words of one paragraph. */
export function selectedWords(selection = getSelection()): SelectedWords | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const words = wordsAround(range.startContainer)
  const quote = range.toString().trim()
  if (!words || words !== wordsAround(range.endContainer) || quote === '') return undefined
  const paragraph = words.closest<HTMLElement>('[data-paragraph]')?.dataset['paragraph']
  return paragraph === undefined ? undefined : { paragraph, quote }
}

function wordsAround(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[data-words]') ?? null
}
