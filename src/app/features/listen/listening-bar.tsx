import { useEffect, useRef } from 'react'
import { useStore } from '../../live/external-store.ts'
import type { ListeningBarProps } from '../../reader/listening.ts'
import { useOpenBook } from '../../reader/open-book.tsx'
import { isCardId } from '../../terms/book-cards.ts'
import { readAloudState } from './read-aloud/read-aloud.ts'
import { ReadAloudBar } from './read-aloud/read-aloud-bar.tsx'
import { useSentenceHighlight } from './read-aloud/highlight.ts'
import { PlayerBar } from './player/player-bar.tsx'
import {
  playbackProgress,
  isCurrentRecording,
  type CurrentPlayback,
  currentPlayback,
  findSentenceIndexAt,
  chapterSentences,
  useHidePlayerBar,
} from './player/playing.ts'

/** Bar at the foot of a card: the read-aloud controls, or the player of a recording, which turns to the card of each new chapter. */
export function ListeningBar(props: ListeningBarProps) {
  useHidePlayerBar()
  const isRead = useStore(readAloudState, ({ state }) => state !== 'off')
  const now = useStore(currentPlayback, (one) => one)
  useTurnWithChapter(now, props)
  useHighlightPlaying(now, props.card.id, isRead)
  if (isRead) return <ReadAloudBar {...props} />
  return now ? <PlayerBar now={now} /> : null
}

/** Turns to the card of the chapter that starts, if the card of the previous chapter is open. */
function useTurnWithChapter(now: CurrentPlayback | undefined, { card, turnTo }: Pick<ListeningBarProps, 'card' | 'turnTo'>): void {
  const { book } = useOpenBook()
  const isOwn = now?.podcast.archive_id === book.archive_id
  const chapterId = isOwn ? now.podcast.chapters[now.chapter]?.id : undefined
  const last = useRef(chapterId)
  useEffect(() => {
    const before = last.current
    last.current = chapterId
    if (chapterId && chapterId !== before && before === card.id && isCardId(chapterId)) turnTo(chapterId)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only for another chapter
  }, [chapterId])
}

/** Highlights the spoken sentence of a recording, if the page shows the card of its chapter in the same language and version. */
function useHighlightPlaying(now: CurrentPlayback | undefined, card: string, isRead: boolean): void {
  const { book, locale } = useOpenBook()
  const sentences = useStore(chapterSentences, (all) => all)
  const at = useStore(playbackProgress, ({ seconds }) => findSentenceIndexAt(sentences, seconds))
  const isOwn =
    now !== undefined && isCurrentRecording(now, { archive_id: book.archive_id, locale }) && now.podcast.version === book.version
  const isShown = isOwn && now.podcast.chapters[now.chapter]?.id === card
  useSentenceHighlight(!isRead && isShown && now.state !== 'loading', sentences, at)
}
