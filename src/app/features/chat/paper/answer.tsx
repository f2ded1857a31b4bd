import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChatPiece } from '#contract/chat.ts'
import { languageTags } from '#contract/locale.ts'
import { isOpen, type ShownTurn } from '../shown-turn.ts'
import classes from './answer.module.css'
import { AnswerState } from './answer-state.tsx'
import { CareText, CopySentence } from './care-text.tsx'
import { CiteChip } from './cite-chip.tsx'
import { Classic } from './classic.tsx'
import { FadingText } from './fading-text.tsx'
import { HexagramBlock } from './hexagram-block.tsx'
import { LotBlock } from './lot-block.tsx'

interface AnswerProps {
  turn: ShownTurn
  /** A question that may be asked next was tapped. */
  onNext?: ((text: string) => void) | undefined
  /** What can be done with a finished answer. */
  children?: ReactNode
}

/** An answer on paper: the hexagram or lot, the sentence, its numbered reasons, when, what would change it, one thing to do. */
export function Answer({ turn, onNext, children }: AnswerProps) {
  const { cast, lot, answer, locale } = turn
  const { pieces, state } = answer
  const isWriting = isOpen(turn)
  // Who is in distress is shown no hexagram and no lot, also where one was sent along.
  const isCared = answer.by === 'care'
  const leads = pieces.findIndex(({ kind }) => kind === 'classic')
  const beside = leads >= 0 && (cast || lot !== null) ? pieces[leads] : undefined
  const classic = beside && <Classic text={beside.text} locale={locale} isUpright />
  const nexts = pieces.filter(({ kind }) => kind === 'next')
  return (
    <div className={classes.root} lang={languageTags[locale]}>
      <hr className="rule-ww" />
      {cast && !isCared && <HexagramBlock cast={cast}>{classic}</HexagramBlock>}
      {lot !== null && !isCared && <LotBlock lot={lot}>{classic}</LotBlock>}
      <div className={classes.pieces} data-plain={!cast && lot === null ? '' : undefined}>
        {pieces.map((piece, at) =>
          piece === beside || piece.kind === 'next' ? null : (
            <PieceView
              // oxlint-disable-next-line react/no-array-index-key -- a piece is known by its place
              key={at}
              piece={piece}
              number={pieces.slice(0, at + 1).filter(({ kind }) => kind === 'reason').length}
              isWet={isWriting && at === pieces.length - 1}
              locale={locale}
            />
          ),
        )}
      </div>
      {!isCared && <AnswerState state={state} hasPieces={pieces.length > 0} />}
      {!isWriting && nexts.length > 0 && onNext && <Nexts nexts={nexts} onNext={onNext} />}
      {!isWriting && children}
    </div>
  )
}

interface PieceProps {
  piece: ChatPiece
  /** Of the reasons so far, this one included. */
  number: number
  isWet: boolean
  locale: ShownTurn['locale']
}

function PieceView({ piece: { kind, text, cites }, number, isWet, locale }: PieceProps) {
  const { t } = useLingui()
  const labels: Partial<Record<ChatPiece['kind'], string>> = { when: t`时间`, unless: t`什么会改这个答案`, deed: t`做一件事` }
  const label = labels[kind]
  if (kind === 'classic') return <Classic text={text} locale={locale} isUpright={false} />
  return (
    <div className={classes.piece} data-kind={kind}>
      {kind === 'reason' && <span className={classes.number}>{number}</span>}
      {label && <p className={classes.label}>{label}</p>}
      <p className={classes.text}>{kind === 'care' ? <CareText text={text} /> : <FadingText text={text} isWet={isWet} />}</p>
      {kind === 'care' && <CopySentence text={text} />}
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

/** Questions that may follow; a tap puts one into the field. */
function Nexts({ nexts, onNext }: { nexts: readonly ChatPiece[]; onNext: (text: string) => void }) {
  const { t } = useLingui()
  return (
    <ul className={classes.nexts} aria-label={t`接着可以问`}>
      {nexts.map(({ text }) => (
        <li key={text}>
          <button type="button" className={classes.next} onClick={() => onNext(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
