import { useEffect, useRef } from 'react'
import { useStore } from '../../live/external-store.ts'
import type { ListeningBarProps } from '../../reader/listening.ts'
import { useOpenBook } from '../../reader/open-book.tsx'
import { isCardId } from '../../terms/book-cards.ts'
import { aloud } from './aloud/aloud.ts'
import { AloudBar } from './aloud/aloud-bar.tsx'
import { useLight } from './aloud/use-following.ts'
import { PlayerBar } from './player/player-bar.tsx'
import { clock, isOf, type Playing, playing, sentenceAt, text } from './player/playing.ts'
import { useSlot } from './slots.ts'

/** Over the foot of a card: what reads it aloud, or the recording that is heard, whose pages turn with its chapters. */
export function CardBar(props: ListeningBarProps) {
  useSlot()
  const isRead = useStore(aloud, ({ state }) => state !== 'off')
  const now = useStore(playing, (one) => one)
  useTurning(now, props)
  useHeard(now, props.card.id, isRead)
  if (isRead) return <AloudBar {...props} />
  return now ? <PlayerBar now={now} /> : null
}

/** Turns to the card of a chapter that begins, for who has the card of the one before it open. */
function useTurning(now: Playing | undefined, { card, turnTo }: Pick<ListeningBarProps, 'card' | 'turnTo'>): void {
  const { book } = useOpenBook()
  const isOwn = now?.podcast.archive_id === book.archive_id
  const heard = isOwn ? now.podcast.chapters[now.chapter]?.id : undefined
  const last = useRef(heard)
  useEffect(() => {
    const before = last.current
    last.current = heard
    if (heard && heard !== before && before === card.id && isCardId(heard)) turnTo(heard)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another chapter is news
  }, [heard])
}

/** The sentence of a recording is lit on its card, where the card is shown in the recording's language. */
function useHeard(now: Playing | undefined, card: string, isRead: boolean): void {
  const { book, locale } = useOpenBook()
  const sentences = useStore(text, (all) => all)
  const at = useStore(clock, ({ seconds }) => sentenceAt(sentences, seconds))
  const isOwn = now !== undefined && isOf(now, { archive_id: book.archive_id, locale }) && now.podcast.version === book.version
  const isShown = isOwn && now.podcast.chapters[now.chapter]?.id === card
  useLight(!isRead && isShown && now.state !== 'loading', sentences, at)
}
