import { useEffect, useMemo, useRef } from 'react'
import type { BookCard } from '#contract/book.ts'
import { composeSpokenCard } from '#readings/spoken/index.ts'
import type { ListeningBarProps } from '../../../reader/listening.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { consumeSleepAtEnd } from '../options/sleep-timer.ts'
import { type ReadAloudState, readAloudState, stopAloud, readAloud } from './read-aloud.ts'
import { findSentenceAtTop } from './highlight.ts'

type ShownCard = Omit<ListeningBarProps, 'tracksPosition'>

const NONE: readonly BookCard[] = []

/** Reads the shown card from the reader's position, turns to the next card at the end, and follows when the user turns the card. */
export function useContinuousReading(
  { state, card: readCard, sentences, at }: ReadAloudState,
  { card, number, others = NONE, after, turnTo }: ShownCard,
  canRead: boolean,
): void {
  const { book, locale, level } = useOpenBook()
  const chapter = useMemo(() => {
    const speaking = { locale, level, quotations: book.quotations }
    const spokenCards = [card, ...others].map((one, at) => composeSpokenCard(one, { ...speaking, number: number + at }))
    return { id: card.id, title: card.title[locale], sentences: spokenCards.flatMap(({ sentences: all }) => all) }
  }, [card, others, locale, level, book, number])
  const turns = useRef(turnTo)
  useEffect(() => void (turns.current = turnTo))

  useEffect(() => {
    if (state === 'opening' && readCard === card.id && canRead) readAloud(chapter, findSentenceAtTop(chapter.sentences))
  }, [state, readCard, card.id, canRead, chapter])

  useEffect(() => {
    const { state: now } = readAloudState.get()
    if (now === 'off' || now === 'opening' || sentences === chapter.sentences) return
    // After a change of language or level, reading continues with the same paragraph; another card is read from its beginning.
    const paragraph = readCard === chapter.id ? sentences[at]?.paragraph : undefined
    const from = paragraph ? chapter.sentences.findIndex((one) => one.paragraph === paragraph) : 0
    readAloud(chapter, Math.max(from, 0), now === 'paused')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only for another text
  }, [chapter])

  useEffect(() => {
    if (state !== 'over' || readCard !== card.id) return
    if (consumeSleepAtEnd() || !after || after.waiting > 0) stopAloud()
    else turns.current(after.id)
  }, [state, readCard, card.id, after])
}
