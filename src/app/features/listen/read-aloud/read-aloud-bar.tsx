import { useLingui } from '@lingui/react/macro'
import { Pause } from '@phosphor-icons/react/dist/csr/Pause'
import { Play } from '@phosphor-icons/react/dist/csr/Play'
import { SkipBack } from '@phosphor-icons/react/dist/csr/SkipBack'
import { SkipForward } from '@phosphor-icons/react/dist/csr/SkipForward'
import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useMemo, useState, useRef } from 'react'
import { languageTags } from '#contract/locale.ts'
import type { BookCard } from '#contract/book.ts'
import { composeSpokenCard } from '#readings/spoken/index.ts'
import { useIsOnline } from '../../../browser/use-is-online.ts'
import { useWakeLock } from '../../../browser/use-wake-lock.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useStore } from '../../../live/external-store.ts'
import type { ListeningBarProps } from '../../../reader/listening.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PhraseWrappedText } from '../../../ui/phrases.tsx'
import { useListeningChoice } from '../options/listening-options.tsx'
import {
  readAloudState,
  stopReadAloud,
  resumeReadAloud,
  pauseReadAloud,
  skipReadAloudSentences,
  setSpeechOptions,
  type ReadAloudState,
  readSentencesAloud,
} from './read-aloud.ts'
import { ReadAloudSheet } from './read-aloud-sheet.tsx'
import { useReadAloudTracking, findTopSentenceIndex } from './highlight.ts'
import { selectVoice, rankVoices, useVoices } from './voices.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { consumeSleepAtEnd } from '../options/sleep-timer.ts'
import classes from '../bar.module.css'

/** Read-aloud controls at the foot of a card: previous sentence, pause, next sentence, options. Unmounting stops the speech. */
export function ReadAloudBar({ tracksPosition, ...shown }: ListeningBarProps) {
  const { t } = useLingui()
  const now = useStore(readAloudState, (state) => state)
  const { found, voice, isOffline } = useSpeechVoice()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const line = useSpeechStatus(now, found, voice, isOffline)
  const canRead = voice !== undefined && !(isOffline && !voice.localService)
  useContinuousReading(now, shown, canRead)
  useReadAloudTracking(now, now.card === shown.card.id, tracksPosition)
  useWakeLock(now.state === 'reading')
  useEffect(() => {
    addEventListener('pagehide', stopReadAloud)
    return () => {
      removeEventListener('pagehide', stopReadAloud)
      stopReadAloud()
    }
  }, [])
  const isReading = now.state === 'reading'
  return (
    <section className={classes.root} aria-label={t`朗读`}>
      <div className={classes.keys}>
        <IconButton label={t`退一句`} disabled={!canRead} onClick={() => skipReadAloudSentences(-1)}>
          <SkipBack size={22} weight="light" />
        </IconButton>
        <IconButton
          label={isReading ? t`暂停` : t({ message: '接着读', context: 'aloud' })}
          disabled={!canRead}
          onClick={isReading ? pauseReadAloud : resumeReadAloud}
        >
          {isReading ? <Pause size={26} weight="fill" /> : <Play size={26} weight="fill" />}
        </IconButton>
        <IconButton label={t`进一句`} disabled={!canRead} onClick={() => skipReadAloudSentences(1)}>
          <SkipForward size={22} weight="light" />
        </IconButton>
      </div>
      <p className={classes.line} role="status">
        <PhraseWrappedText text={line} />
      </p>
      <IconButton label={t`声音与语速`} aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
        <SlidersHorizontal size={22} weight="light" />
      </IconButton>
      <IconButton label={t`停止朗读`} onClick={stopReadAloud}>
        <X size={22} weight="light" />
      </IconButton>
      <ReadAloudSheet opened={isSheetOpen} onClose={() => setSheetOpen(false)} found={found ?? []} voice={voice} />
    </section>
  )
}

/** Returns the device voices for the page's language (undefined while unknown) and the chosen voice; applies the speech options. */
function useSpeechVoice() {
  const { locale } = useMessages()
  const all = useVoices()
  const isOffline = !useIsOnline()
  const { pace, voices } = useListeningChoice()
  const found = useMemo(() => all && rankVoices(locale, all), [all, locale])
  const voice = found && selectVoice(found, voices[locale], isOffline)
  useEffect(() => setSpeechOptions({ voice, lang: languageTags[locale], pace }), [voice, locale, pace])
  return { found, voice, isOffline }
}

/** Returns the status text of the bar: the reason for silence, or the kind of voice. */
function useSpeechStatus(
  { state, failure }: ReadAloudState,
  found: readonly SpeechSynthesisVoice[] | undefined,
  voice: SpeechSynthesisVoice | undefined,
  isOffline: boolean,
): string {
  const { t } = useLingui()
  if (found === undefined) return t`正在找本机的声音…`
  if (!voice) return t`本机没有读这种语言的声音，可以在系统设置里添一个。`
  if (isOffline && !voice.localService) return t`离线中，本机的声音都要联网才能读。`
  const failureTexts = {
    silent: t`声音没有出来，点一下接着读。`,
    network: t`这个声音要联网，网络没有应答。`,
    refused: t`浏览器要你点一下，才能出声。`,
  }
  if (failure) return failureTexts[failure]
  if (state === 'paused') return t`已暂停`
  return voice.localService ? t`本机的声音，离线可用` : t`联网的声音`
}

type ShownCard = Omit<ListeningBarProps, 'tracksPosition'>

const NONE: readonly BookCard[] = []

/** Reads the shown card from the reader's position, turns to the next card at the end, and follows when the user turns the card. */
function useContinuousReading(
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
    if (state === 'opening' && readCard === card.id && canRead) readSentencesAloud(chapter, findTopSentenceIndex(chapter.sentences))
  }, [state, readCard, card.id, canRead, chapter])

  useEffect(() => {
    const { state: now } = readAloudState.get()
    if (now === 'off' || now === 'opening' || sentences === chapter.sentences) return
    // After a change of language or level, reading continues with the same paragraph; another card is read from its beginning.
    const paragraph = readCard === chapter.id ? sentences[at]?.paragraph : undefined
    const from = paragraph ? chapter.sentences.findIndex((one) => one.paragraph === paragraph) : 0
    readSentencesAloud(chapter, Math.max(from, 0), now === 'paused')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the text changes
  }, [chapter])

  useEffect(() => {
    if (state !== 'over' || readCard !== card.id) return
    if (consumeSleepAtEnd() || !after || after.waiting > 0) stopReadAloud()
    else turns.current(after.id)
  }, [state, readCard, card.id, after])
}
