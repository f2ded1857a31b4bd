import { useEffect, useRef } from 'react'
import { useReading } from '../../../reader/reading.tsx'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'
import type { Aloud } from './aloud.ts'
import './light.css'
import { bringIntoView, lightSentence, putOut } from './light.ts'

/** Who has moved the page by hand looks for something; for so long it is left alone. */
const LOOKS_MS = 8_000
const MOVES = ['wheel', 'touchmove'] as const

/** The page follows what is read: its sentence is lit, comes into view, and its paragraph is the reader's place in the card. */
export function useFollowing({ state, card, sentences, at }: Aloud, isShown: boolean, isPlaceKept: boolean): void {
  const { level, locale } = useReading()
  const { keep } = useMarkActions()
  const movedAt = useRef(0)
  const latest = useRef(keep)
  useEffect(() => void (latest.current = keep))
  const isOn = isShown && (state === 'reading' || state === 'paused')
  useEffect(() => {
    const move = () => void (movedAt.current = Date.now())
    for (const name of MOVES) addEventListener(name, move, { passive: true })
    return () => {
      for (const name of MOVES) removeEventListener(name, move)
    }
  }, [])
  useEffect(() => {
    if (!isOn) return undefined
    const lit = lightSentence(sentences, at)
    if (lit && Date.now() - movedAt.current > LOOKS_MS) bringIntoView(lit)
    return putOut
    // The same text is set anew for another level or language.
  }, [isOn, sentences, at, level, locale])
  const paragraph = isOn && state === 'reading' && isPlaceKept ? sentences[at]?.paragraph : undefined
  useEffect(() => {
    if (paragraph) void latest.current({ kind: 'place', card, paragraph, quote: '' })
  }, [card, paragraph])
}
