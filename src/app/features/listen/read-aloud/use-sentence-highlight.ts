import { useEffect, useRef } from 'react'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'
import type { ReadAloudState } from './read-aloud.ts'
import './highlight.css'
import { scrollToReading, highlightSentence, clearHighlight, type HighlightedSentence } from './highlight.ts'
import { useRecentScroll } from './use-recent-scroll.ts'

/** Follows the reading: highlights the sentence, scrolls to it, and stores its paragraph as the reading position. */
export function useFollowReading({ state, card, sentences, at }: ReadAloudState, isShown: boolean, tracksPosition: boolean): void {
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
export function useSentenceHighlight(isOn: boolean, sentences: readonly HighlightedSentence[], at: number): void {
  const { level, locale } = useOpenBook()
  const hasScrolledRecently = useRecentScroll()
  useEffect(() => {
    if (!isOn) return undefined
    const target = highlightSentence(sentences, at)
    if (target && !hasScrolledRecently()) scrollToReading(target)
    return clearHighlight
    // Runs again for another level or language, which renders the text again.
  }, [isOn, sentences, at, level, locale, hasScrolledRecently])
}
