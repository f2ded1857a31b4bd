import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ChatPiece } from '#contract/chat.ts'
import { languageTags } from '#contract/locale.ts'
import type { Turn } from '#device/store/chat-rows.ts'
import { isAnswerPending, type MessageState } from '../message.ts'
import classes from './answer.module.css'
import { SafetyAnswerText, CopySentenceButton } from './safety-answer-text.tsx'
import { CiteChip } from './cite-chip.tsx'
import { ClassicalText } from './classical-text.tsx'
import { HexagramBlock, LotBlock } from './drawn-blocks.tsx'

interface AnswerProps {
  message: Turn
  /** Called with a follow-up question that the user taps. */
  onNext?: ((text: string) => void) | undefined
  /** Footer of a finished answer. */
  children?: ReactNode
}

/** An answer: hexagram or lot, main sentence, numbered reasons, timing, what would change the answer, a suggested action, sources. */
export function AnswerView({ message, onNext, children }: AnswerProps) {
  const { cast, lot, answer, locale } = message
  const { pieces, state } = answer
  const isWriting = isAnswerPending(message)
  // A safety answer shows no hexagram and no lot, even if the question came with one.
  const isSafetyAnswer = answer.by === 'care'
  const leads = pieces.findIndex(({ kind }) => kind === 'classic')
  const beside = leads >= 0 && (cast || lot !== null) ? pieces[leads] : undefined
  const classic = beside && <ClassicalText text={beside.text} locale={locale} isUpright />
  const followUps = pieces.filter(({ kind }) => kind === 'next')
  return (
    <div className={classes.root} lang={languageTags[locale]}>
      <hr className="rule-ww" />
      {cast && !isSafetyAnswer && <HexagramBlock cast={cast}>{classic}</HexagramBlock>}
      {lot !== null && !isSafetyAnswer && <LotBlock lot={lot}>{classic}</LotBlock>}
      <div className={classes.pieces} data-plain={!cast && lot === null ? '' : undefined}>
        {pieces.map((piece, at) =>
          piece === beside || piece.kind === 'next' ? null : (
            <PieceView
              // oxlint-disable-next-line react/no-array-index-key -- pieces have a fixed order
              key={at}
              piece={piece}
              number={pieces.slice(0, at + 1).filter(({ kind }) => kind === 'reason').length}
              isFading={isWriting && at === pieces.length - 1}
              locale={locale}
            />
          ),
        )}
      </div>
      {!isSafetyAnswer && <AnswerStatus state={state} hasPieces={pieces.length > 0} />}
      {!isWriting && followUps.length > 0 && onNext && <FollowUps followUps={followUps} onNext={onNext} />}
      {!isWriting && children}
    </div>
  )
}

interface PieceProps {
  piece: ChatPiece
  /** Number of this reason; for other pieces, the count of reasons so far. */
  number: number
  isFading: boolean
  locale: Turn['locale']
}

function PieceView({ piece: { kind, text, cites }, number, isFading, locale }: PieceProps) {
  const { t } = useLingui()
  const labels: Partial<Record<ChatPiece['kind'], string>> = { when: t`时间`, unless: t`什么会改这个答案`, deed: t`做一件事` }
  const label = labels[kind]
  if (kind === 'classic') return <ClassicalText text={text} locale={locale} isUpright={false} />
  return (
    <div className={classes.piece} data-kind={kind}>
      {kind === 'reason' && <span className={classes.number}>{number}</span>}
      {label && <p className={classes.label}>{label}</p>}
      <p className={classes.text}>{kind === 'care' ? <SafetyAnswerText text={text} /> : <FadingText text={text} isFading={isFading} />}</p>
      {kind === 'care' && <CopySentenceButton text={text} />}
      {cites.length > 0 && (
        <div className={classes.cites}>
          {cites.map((cite) => (
            <CiteChip key={`${cite.to} ${cite.ref} ${cite.label}`} cite={cite} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Follow-up questions; a tap copies one into the input field. */
function FollowUps({ followUps, onNext }: { followUps: readonly ChatPiece[]; onNext: (text: string) => void }) {
  const { t } = useLingui()
  return (
    <ul className={classes.followUps} aria-label={t`接着可以问`}>
      {followUps.map(({ text }) => (
        <li key={text}>
          <button type="button" className={classes.next} onClick={() => onNext(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Status line of an answer that is pending, stopped, failed or free of charge. */
function AnswerStatus({ state, hasPieces }: { state: MessageState; hasPieces: boolean }) {
  const { t } = useLingui()
  if (state === 'asking' || (state === 'writing' && !hasPieces)) {
    return (
      <p className={classes.waiting}>
        <span className="visually-hidden">{t`正在写`}</span>
        <i />
        <i />
        <i />
      </p>
    )
  }
  const words: Partial<Record<MessageState, string>> = {
    stopped: t`写到这里，按你的意思停下了。`,
    failed: t`这一答没有写成，用掉的次数已经退回。`,
    free: t`这一问不计次数。`,
  }
  return words[state] ? <p className={classes.said}>{words[state]}</p> : null
}

/** Number of characters at the end that fade while the text is being written. */
const FADING_LENGTH = 6

/**
 * A streaming text whose last characters fade. Its elements stay the same once the text is complete, so that screen readers
 * announce it once.
 */
function FadingText({ text, isFading }: { text: string; isFading: boolean }) {
  const [isSplit] = useState(isFading)
  if (!isSplit) return text
  const characters = [...text]
  const dry = characters.slice(0, -FADING_LENGTH).join('')
  const wet = characters.slice(-FADING_LENGTH)
  return (
    <>
      {dry}
      <span className={classes.wet} data-wet={isFading || undefined}>
        {[0, 2, 4].map((from) => (
          <span key={from}>{wet.slice(from, from + 2).join('')}</span>
        ))}
      </span>
    </>
  )
}
