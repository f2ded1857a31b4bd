import { useEffect, useRef } from 'react'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'
import type { Aloud } from './aloud.ts'
import './light.css'
import { bringIntoView, lightSentence, putOut, type ShownSentence } from './light.ts'
import { useHandMoves } from './use-hand-moves.ts'

/** The page follows what is read: its sentence is lit, comes into view, and its paragraph is the reader's place in the card. */
export function useFollowing({ state, card, sentences, at }: Aloud, isShown: boolean, isPlaceKept: boolean): void {
  const { save } = useMarkActions()
  const latest = useRef(save)
  useEffect(() => void (latest.current = save))
  const isOn = isShown && (state === 'reading' || state === 'paused')
  useLight(isOn, sentences, at)
  const paragraph = isOn && state === 'reading' && isPlaceKept ? sentences[at]?.paragraph : undefined
  useEffect(() => {
    if (paragraph) void latest.current({ kind: 'place', card, paragraph, quote: '' })
  }, [card, paragraph])
}

/** Lights a sentence on the page, and moves the page to it. */
export function useLight(isOn: boolean, sentences: readonly ShownSentence[], at: number): void {
  const { level, locale } = useOpenBook()
  const isMovedByHand = useHandMoves()
  useEffect(() => {
    if (!isOn) return undefined
    const lit = lightSentence(sentences, at)
    if (lit && !isMovedByHand()) bringIntoView(lit)
    return putOut
    // The same text is set anew for another level or language.
  }, [isOn, sentences, at, level, locale, isMovedByHand])
}
