import type { ChatEvent } from '#contract/chat.ts'
import type { CodeName } from '#contract/codes.ts'
import { codeNameOf } from '#contract/codes.ts'
import type { Db } from '#server/db/open.ts'
import type { AnswerServices } from '#server/deps/answering.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import type { CountedProduct } from '#contract/product.ts'
import type { createSimulatedAnswers } from './answering.ts'
import { call, newId, type Account } from './server-client.ts'
import type { ServerFixture } from './server-fixture.ts'

/** A server whose chat answers are set by the test, through `play`. */
export interface ChatFixture extends ServerFixture {
  readonly answering: AnswerServices
  readonly play: ReturnType<typeof createSimulatedAnswers>['play']
}

/** Builds a question about money in a new conversation; `more` overrides fields. */
export const createChatQuestion = (more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> & { message_id: string } => ({
  conversation_id: newId(),
  message_id: newId(),
  mode: 'cs',
  text: '今年钱从哪里来？',
  locale: 'zh_CN',
  lot: 37,
  ...more,
})

export interface StreamedAnswer {
  readonly code: string | undefined
  /** Data of an error response. */
  readonly data: unknown
  readonly events: readonly ChatEvent[]
  /** Values of the stream's `id` lines. */
  readonly ids: readonly string[]
  /** Whether the stream sent its `end` event. */
  readonly isWhole: boolean
}

/** Parses the events of a stream. */
export function parseAnswerStream(text: string): Pick<StreamedAnswer, 'events' | 'ids' | 'isWhole'> {
  const blocks = text.split('\n\n').map((block) => block.split('\n'))
  const valuesOf = (name: string, block: readonly string[]) =>
    block.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
  return {
    events: blocks.flatMap((block) =>
      valuesOf('event', block).length > 0 ? [] : valuesOf('data', block).map((data) => JSON.parse(data) as ChatEvent),
    ),
    ids: blocks.flatMap((block) => valuesOf('id', block)),
    isWhole: blocks.some((block) => valuesOf('event', block).includes('end')),
  }
}

interface More {
  readonly key?: string
  readonly zone?: string
}

/** Sends or follows a question and reads the whole stream. */
export async function readAnswerStream(
  server: { readonly url: string },
  { token }: Pick<Account, 'token'>,
  name: 'chatSend' | 'chatFollow',
  input: object,
  more: More = {},
): Promise<StreamedAnswer> {
  const { code, data, text } = await call(server, name, input, { token, key: newId(), ...more })
  const none = { events: [], ids: [], isWhole: false }
  return { code: codeNameOf(code) as CodeName, data, ...(code === 0 ? parseAnswerStream(text) : none) }
}

export const piecesIn = (events: readonly ChatEvent[]) => events.flatMap((event) => (event.type === 'piece' ? [event] : []))

export function endIn(events: readonly ChatEvent[]): ChatEvent & { type: 'ended' } {
  const last = events.at(-1)
  if (last?.type !== 'ended') throw new Error(`no end: ${JSON.stringify(events)}`)
  return last
}

/** Grants uses of a product, as an exchange code does. */
export async function grantTestUses(
  db: Db,
  { userId }: Pick<Account, 'userId'>,
  product_id: CountedProduct,
  amount: number,
  archive_id: string | null = null,
) {
  const cause = { userId, reason: 'code', refId: newId(), now: Date.now() } as const
  await db.transaction().execute((within) => applyGrants(within, [{ kind: 'times', product_id, amount, archive_id }], cause))
}

/**
 * Lists a user's inconsistencies: balances unlike the ledger, answers not charged exactly once, failures not refunded exactly
 * once.
 */
export async function listChatInconsistencies(db: Db, { userId }: Pick<Account, 'userId'>): Promise<readonly string[]> {
  const ledger = await db.selectFrom('ledger').selectAll().where('user_id', '=', userId).where('kind', '=', 'times').execute()
  const balances = await db.selectFrom('balances').selectAll().where('user_id', '=', userId).execute()
  const turns = await db.selectFrom('chat_turns').selectAll().where('user_id', '=', userId).execute()
  const pieces = await db.selectFrom('chat_pieces').selectAll().where('user_id', '=', userId).orderBy('seq').execute()
  const off = balances.flatMap(({ product_id, archive_id, source, period, times }) => {
    const sum = ledger
      .filter((row) => row.product_id === product_id && row.archive_id === archive_id && row.source === source && row.period === period)
      .reduce((total, { delta }) => total + delta, 0)
    return sum === times ? [] : [`${product_id} ${source} ${period}: ${times} left, ${sum} in the ledger`]
  })
  const wrong = turns.flatMap(({ message_id, state, source, written }) => {
    const of = (reason: string) => ledger.filter((row) => row.ref_id === message_id && row.reason === reason).length
    const paid = source === null ? 0 : 1
    const returned = paid === 1 && (state === 'failed' || state === 'free') ? 1 : 0
    const seqs = pieces.flatMap((piece) => (piece.message_id === message_id ? [piece.seq] : []))
    return [
      ...(of('use') === paid && of('returned') === returned ? [] : [`${state} ${message_id}: ${of('use')} taken, ${of('returned')} back`]),
      ...(seqs.length === written && seqs.every((seq, index) => seq === index + 1) ? [] : [`${message_id}: ${seqs.join()} of ${written}`]),
    ]
  })
  const strays = ledger.filter(({ reason, ref_id }) => reason === 'use' && !turns.some(({ message_id }) => message_id === ref_id))
  return [...off, ...wrong, ...strays.map(({ ref_id }) => `${ref_id}: taken for nothing`)]
}
