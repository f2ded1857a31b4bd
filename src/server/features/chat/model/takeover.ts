import type { Locale } from '#contract/locale.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import { PortFailure } from '../../../ports/port-failure.ts'

/** Reason why the rules engine continues the answer in place of the model. */
export type TakeoverReason =
  | 'busy' // rate limit
  | 'down' // model unreachable, or request refused
  | 'slow'
  | 'cut' // response interrupted
  | 'lost' // response or tool calls invalid, or too long
  | 'facts' // called no tool, so it could only guess
  | 'unfounded' // too few sentences passed the checks
  | 'long' // token budget of the answer used up
  | 'spent' // daily token budget of the user used up
  | 'closed' // daily token budget of the server used up

/** Thrown if the model cannot continue and the rules engine must. */
export class TakeoverError extends Error {
  override readonly name = 'TakeoverError'
  readonly reason: TakeoverReason

  constructor(reason: TakeoverReason) {
    super(reason)
    this.reason = reason
  }
}

const BY_CODE: Readonly<Record<string, TakeoverReason>> = {
  'model 429': 'busy',
  'model 503': 'busy',
  'model slow': 'slow',
  'model cut': 'cut',
  'model nonsense': 'lost',
}

/** Maps an error to a takeover reason; undefined if the model is not its cause. */
export function takeoverReasonOf(error: unknown): TakeoverReason | undefined {
  if (error instanceof TakeoverError) return error.reason
  return error instanceof PortFailure ? (BY_CODE[error.code] ?? 'down') : undefined
}

const WHY: Readonly<Record<Locale, Readonly<Record<TakeoverReason, string>>>> = {
  zh_CN: {
    busy: '语言模型这会儿问的人太多，没有接。下面由本书按规则来答。',
    down: '语言模型这会儿连不上。下面由本书按规则来答。',
    slow: '语言模型等了很久没有下文。下面由本书按规则来答。',
    cut: '语言模型说到一半断了。下面由本书按规则来答。',
    lost: '语言模型说的读不通。下面由本书按规则来答。',
    facts: '语言模型没有先查依据，它的话不能作数。下面由本书按规则来答。',
    unfounded: '语言模型说的多半没有依据，已经略去。下面由本书按规则来答。',
    long: '语言模型这一问的篇幅用完了。下面由本书按规则来答。',
    spent: '今天给你的语言模型用量到顶了，明天再来。下面由本书按规则来答。',
    closed: '今天全站的语言模型用量到顶了，明天再来。下面由本书按规则来答。',
  },
  zh_TW: {
    busy: '語言模型這會兒問的人太多，沒有接。下面由本書按規則來答。',
    down: '語言模型這會兒連不上。下面由本書按規則來答。',
    slow: '語言模型等了很久沒有下文。下面由本書按規則來答。',
    cut: '語言模型說到一半斷了。下面由本書按規則來答。',
    lost: '語言模型說的讀不通。下面由本書按規則來答。',
    facts: '語言模型沒有先查依據，它的話不能作數。下面由本書按規則來答。',
    unfounded: '語言模型說的多半沒有依據，已經略去。下面由本書按規則來答。',
    long: '語言模型這一問的篇幅用完了。下面由本書按規則來答。',
    spent: '今天給你的語言模型用量到頂了，明天再來。下面由本書按規則來答。',
    closed: '今天全站的語言模型用量到頂了，明天再來。下面由本書按規則來答。',
  },
  en_US: {
    busy: 'Too many people are asking the language model right now, so this book answers by its own rules.',
    down: 'The language model can’t be reached right now, so this book answers by its own rules.',
    slow: 'The language model kept us waiting too long, so this book answers by its own rules.',
    cut: 'The language model broke off halfway, so this book answers by its own rules.',
    lost: 'What the language model said made no sense, so this book answers by its own rules.',
    facts: 'The language model looked nothing up and could only have guessed, so this book answers by its own rules.',
    unfounded: 'Most of what the language model said had no footing and was left out, so this book answers by its own rules.',
    long: 'The language model used up the room for one answer, so this book answers by its own rules.',
    spent: 'Your share of the language model is used up for today. Until tomorrow this book answers by its own rules.',
    closed: 'Everyone’s share of the language model is used up for today. Until tomorrow this book answers by its own rules.',
  },
}

const note = (text: string): AnswerPiece => ({ kind: 'note', text, cites: [] })

/** Returns the note that the rules engine took over, with the reason. */
export const createTakeoverNote = (reason: TakeoverReason, locale: Locale): AnswerPiece => note(WHY[locale][reason])

/** Returns the index of the takeover note in stored pieces; −1 if there is none. */
export function findTakeoverIndex(pieces: readonly AnswerPiece[], locale: Locale): number {
  const known = Object.values(WHY[locale])
  return pieces.findIndex(({ kind, text }) => kind === 'note' && known.includes(text))
}

/** Returns the note that tells the reader how many of the model's sentences were left out. */
export function createLeftOutNote(count: number, locale: Locale): AnswerPiece {
  if (locale === 'en_US')
    return note(
      `${count === 1 ? 'One sentence' : `${count} sentences`} of the language model had no footing in the facts and didn’t make it in.`,
    )
  return note(locale === 'zh_TW' ? `語言模型有 ${count} 句找不到依據，已經略去。` : `语言模型有 ${count} 句找不到依据，已经略去。`)
}
