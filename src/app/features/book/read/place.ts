/** The bar at the head of a card covers so much of the page, in px. */
const COVERED = 72

interface Placed {
  readonly id: string
  readonly getBoundingClientRect: () => { readonly bottom: number; readonly top: number }
}

/** The paragraph that is being read at the top of the page; '' before the first one has come there. */
export function paragraphAtTop(paragraphs: readonly Placed[]): string {
  const boxes = paragraphs.map((paragraph) => ({ id: paragraph.id, ...edgesOf(paragraph) }))
  if ((boxes[0]?.top ?? 0) > COVERED + 1) return ''
  return boxes.find(({ bottom }) => bottom > COVERED + 1)?.id ?? boxes.at(-1)?.id ?? ''
}

const edgesOf = (paragraph: Placed) => {
  const { top, bottom } = paragraph.getBoundingClientRect()
  return { top, bottom }
}
