/** The sentence that is being read, lit where it stands on the page. */
import type { SpokenSentence } from '#readings/spoken/index.ts'

/** Of a sentence, what it takes to find it on the page. */
export type ShownSentence = Pick<SpokenSentence, 'text' | 'paragraph'>

const NAME = 'spoken'
/** The bars at the head and the foot of a card cover so much, in px. */
const [ABOVE, BELOW] = [88, 176]

/** The words of a paragraph on the card that is shown; its neighbours lie ready unseen. */
function wordsOf(paragraph: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-paragraph="${CSS.escape(paragraph)}"] [data-words]`)
  return [...found].find((words) => words.checkVisibility?.() ?? words.offsetParent !== null)
}

/** Where a sentence begins within its paragraph, whose texts joined are what stands on the page. */
export function offsetOf(sentences: readonly ShownSentence[], at: number): number {
  const { paragraph } = sentences[at]!
  return sentences.slice(0, at).reduce((sum, one) => (one.paragraph === paragraph ? sum + one.text.length : sum), 0)
}

/** A stretch of an element's text as a range over its text nodes. */
export function rangeOver(root: Node, from: number, to: number): Range | undefined {
  const range = document.createRange()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let passed = 0
  let hasBegun = false
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = (node as Text).data
    if (!hasBegun && from < passed + length) {
      range.setStart(node, from - passed)
      hasBegun = true
    }
    if (hasBegun && to <= passed + length) {
      range.setEnd(node, to - passed)
      return range
    }
    passed += length
  }
  return undefined
}

/** Lights a sentence; where the browser lights no stretch of a text, its paragraph. What it is, for the page to be moved. */
export function lightSentence(sentences: readonly ShownSentence[], at: number): Range | HTMLElement | undefined {
  putOut()
  const sentence = sentences[at]
  const words = sentence?.paragraph ? wordsOf(sentence.paragraph) : undefined
  if (!sentence || !words) return undefined
  const from = offsetOf(sentences, at)
  const range = rangeOver(words, from, from + sentence.text.trimEnd().length)
  // A recording is of one level, and the page may show another.
  const isShown = range?.toString() === sentence.text.trimEnd()
  if (range && isShown && 'highlights' in CSS) {
    CSS.highlights.set(NAME, new Highlight(range))
    return range
  }
  words.dataset['spoken'] = ''
  return range && isShown ? range : words
}

export function putOut(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
  for (const words of document.querySelectorAll<HTMLElement>('[data-spoken]')) delete words.dataset['spoken']
}

/** Moves the page so that what is read stands in its upper part; not where all of it is seen already. */
export function bringIntoView(lit: Range | HTMLElement): void {
  const { top, bottom } = lit.getBoundingClientRect()
  if (top >= ABOVE && bottom <= innerHeight - BELOW) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: scrollY + top - innerHeight * 0.3, behavior: isCalm ? 'auto' : 'smooth' })
}

/** The first sentence of what stands at the top of the page; the card's beginning before the first paragraph has come there. */
export function sentenceAtTop(sentences: readonly ShownSentence[]): number {
  const first = sentences.findIndex(({ paragraph }) => paragraph !== '' && wordsOf(paragraph) !== undefined)
  if (first < 0 || wordsOf(sentences[first]!.paragraph)!.getBoundingClientRect().top > 0) return 0
  const at = sentences.findIndex(({ paragraph }) => (paragraph ? (wordsOf(paragraph)?.getBoundingClientRect().bottom ?? 0) > ABOVE : false))
  return Math.max(at, 0)
}
