/** Highlights the spoken sentence on the page. */
import { useEffect, useRef } from 'react'
import type { SpokenSentence } from '#readings/spoken/index.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'
import type { ReadAloudState } from './read-aloud.ts'
import './highlight.css'
import { useHasScrolledRecently } from './use-has-scrolled-recently.ts'

/** The fields needed to find a sentence on the page. */
type LocatableSentence = Pick<SpokenSentence, 'text' | 'paragraph'>

const NAME = 'spoken'
/** Height covered by the bars at the head and the foot of a card, in px. */
const [ABOVE, BELOW] = [88, 176]

/** Follows the reading: highlights the sentence, scrolls to it, and stores its paragraph as the reading position. */
export function useReadAloudTracking({ state, card, sentences, at }: ReadAloudState, isShown: boolean, tracksPosition: boolean): void {
  const { save } = useMarkActions()
  const latest = useRef(save)
  useEffect(() => void (latest.current = save))
  const isOn = isShown && (state === 'reading' || state === 'paused')
  useSentenceHighlight(isOn, sentences, at)
  const paragraph = isOn && state === 'reading' && tracksPosition ? sentences[at]?.paragraph : undefined
  useEffect(() => {
    if (paragraph) void latest.current({ kind: 'place', card, paragraph, quote: '' })
  }, [card, paragraph])
}

/** Highlights a sentence and scrolls to it. */
export function useSentenceHighlight(isOn: boolean, sentences: readonly LocatableSentence[], at: number): void {
  const { level, locale } = useOpenBook()
  const hasScrolledRecently = useHasScrolledRecently()
  useEffect(() => {
    if (!isOn) return undefined
    const target = highlightSentence(sentences, at)
    if (target && !hasScrolledRecently()) scrollHighlightIntoView(target)
    return clearHighlight
    // Runs again for another level or language, which renders the text again.
  }, [isOn, sentences, at, level, locale, hasScrolledRecently])
}

/** Finds the text element of a paragraph on the visible card; the neighbouring cards are prerendered but hidden. */
function findParagraphText(paragraph: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-paragraph="${CSS.escape(paragraph)}"] [data-words]`)
  return [...found].find((words) => words.checkVisibility?.() ?? words.offsetParent !== null)
}

/** Returns the character offset of a sentence in its paragraph; the text of a paragraph is its sentences joined. */
export function computeOffsetInParagraph(sentences: readonly LocatableSentence[], at: number): number {
  const { paragraph } = sentences[at]!
  return sentences.slice(0, at).reduce((sum, one) => (one.paragraph === paragraph ? sum + one.text.length : sum), 0)
}

/** Creates a range over the text nodes of an element, by character offsets; undefined if the text is shorter. */
export function createTextRange(root: Node, from: number, to: number): Range | undefined {
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

/** Highlights a sentence; without the browser's Highlight API, its whole paragraph. @returns the range or element to scroll to */
function highlightSentence(sentences: readonly LocatableSentence[], at: number): Range | HTMLElement | undefined {
  clearHighlight()
  const sentence = sentences[at]
  const words = sentence?.paragraph ? findParagraphText(sentence.paragraph) : undefined
  if (!sentence || !words) return undefined
  const from = computeOffsetInParagraph(sentences, at)
  const range = createTextRange(words, from, from + sentence.text.trimEnd().length)
  // Compares the texts: a recording has one reading level, and the page may show another.
  const isShown = range?.toString() === sentence.text.trimEnd()
  if (range && isShown && 'highlights' in CSS) {
    CSS.highlights.set(NAME, new Highlight(range))
    return range
  }
  words.dataset['spoken'] = ''
  return range && isShown ? range : words
}

function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
  for (const words of document.querySelectorAll<HTMLElement>('[data-spoken]')) delete words.dataset['spoken']
}

/** Scrolls the highlight to the upper third of the viewport, unless it is fully visible. */
function scrollHighlightIntoView(target: Range | HTMLElement): void {
  const { top, bottom } = target.getBoundingClientRect()
  if (top >= ABOVE && bottom <= innerHeight - BELOW) return
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: scrollY + top - innerHeight * 0.3, behavior: reducesMotion ? 'auto' : 'smooth' })
}

/** Returns the index of the first sentence at the top of the viewport; 0 if the first paragraph is below the top. */
export function findTopSentenceIndex(sentences: readonly LocatableSentence[]): number {
  const first = sentences.findIndex(({ paragraph }) => paragraph !== '' && findParagraphText(paragraph) !== undefined)
  if (first < 0 || findParagraphText(sentences[first]!.paragraph)!.getBoundingClientRect().top > 0) return 0
  const at = sentences.findIndex(({ paragraph }) =>
    paragraph ? (findParagraphText(paragraph)?.getBoundingClientRect().bottom ?? 0) > ABOVE : false,
  )
  return Math.max(at, 0)
}
