import { useEffect, useMemo, useRef } from 'react'
import type { BookCard } from '#contract/book.ts'
import { composeSpokenCard } from '#readings/spoken/index.ts'
import type { ListeningBarProps } from '../../../reader/listening.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { endsHere } from '../choice/sleep.ts'
import { type Aloud, aloud, endAloud, readAloud } from './aloud.ts'
import { sentenceAtTop } from './light.ts'

type Shown = Omit<ListeningBarProps, 'isPlaceKept'>

const NONE: readonly BookCard[] = []

/** Reads the card that is shown, from where its reader is; turns to the next one where it ends, and reads on where another is turned to. */
export function useReadingOn(
  { state, card: read, sentences, at }: Aloud,
  { card, number, others = NONE, after, turnTo }: Shown,
  canRead: boolean,
): void {
  const { book, locale, level } = useOpenBook()
  const chapter = useMemo(() => {
    const speaking = { locale, level, quotations: book.quotations }
    const said = [card, ...others].map((one, at) => composeSpokenCard(one, { ...speaking, number: number + at }))
    return { id: card.id, title: card.title[locale], sentences: said.flatMap(({ sentences: all }) => all) }
  }, [card, others, locale, level, book, number])
  const turns = useRef(turnTo)
  useEffect(() => void (turns.current = turnTo))

  useEffect(() => {
    if (state === 'opening' && read === card.id && canRead) readAloud(chapter, sentenceAtTop(chapter.sentences))
  }, [state, read, card.id, canRead, chapter])

  useEffect(() => {
    const { state: now } = aloud.get()
    if (now === 'off' || now === 'opening' || sentences === chapter.sentences) return
    // In another language or level the same paragraph goes on; another card begins.
    const paragraph = read === chapter.id ? sentences[at]?.paragraph : undefined
    const from = paragraph ? chapter.sentences.findIndex((one) => one.paragraph === paragraph) : 0
    readAloud(chapter, Math.max(from, 0), now === 'paused')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another text is news
  }, [chapter])

  useEffect(() => {
    if (state !== 'over' || read !== card.id) return
    if (endsHere() || !after || after.waiting > 0) endAloud()
    else turns.current(after.id)
  }, [state, read, card.id, after])
}
