/** Test server: the server's real HTTP layer, with test endpoints that keep the conversations in memory. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ChatEvent, ChatPiece, ChatRemaining, ChatTurn, Conversation } from '#contract/chat.ts'
import { endpoints, type ParsedInputOf } from '#contract/endpoints.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { configureApi } from '#device/wire/api.ts'
import { AppError } from '#server/http/app-error.ts'
import type { EndpointHandlers } from '#server/http/handle.ts'
import { startCallsServer, type CallsServer } from '../support/calls-server.ts'
import { waitUntil } from '../support/wait-until.ts'

const table = {
  chatSend: endpoints.chatSend,
  chatFollow: endpoints.chatFollow,
  chatStop: endpoints.chatStop,
  chatLogs: endpoints.chatLogs,
  chatLog: endpoints.chatLog,
  chatRename: endpoints.chatRename,
  chatRemove: endpoints.chatRemove,
  chatRestore: endpoints.chatRestore,
  chatRate: endpoints.chatRate,
  chatQuestions: endpoints.chatQuestions,
  chatRemaining: endpoints.chatRemaining,
}

export const ANSWER: readonly ChatPiece[] = ['宜先缓一步。', '日主得令。', '水木相生。', '立春之后再看。', '先写下两条理由。'].map(
  (text, i) => ({
    kind: i === 0 ? 'line' : 'reason',
    text,
    cites: i === 1 ? [{ to: 'chart', ref: 'day.stem', label: '日主甲木' }] : [],
  }),
)

const REMAINING: ChatRemaining = { product_id: 'ms', unlimited: false, times: 4, is_free: false }

/** Fault of the next request of a kind. `down`: cut before the server receives it; `loseReply`: cut before the first event is sent. */
type Fault = 'down' | 'loseReply' | Limits

type Refused = ConstructorParameters<typeof AppError>[0]

/** Limits of one response. Numbers count the answer pieces that this request has sent. */
interface Limits {
  /** Cuts the connection after this many pieces, once `here` resolves to true. */
  readonly cutAfter?: number
  readonly here?: () => Promise<boolean>
  /** Sends nothing more after this many pieces, until the client disconnects. */
  readonly silentAfter?: number
  /** Omits the piece with this number. */
  readonly without?: number
  /** Rejects the request at once with the error `refuse`; with `refuseAfter` and `as`, after that many pieces with the error `as`. */
  readonly refuse?: Refused
  readonly refuseAfter?: number
  readonly as?: Refused
}

interface Log {
  readonly owner: string
  conversation: Conversation
  removed: boolean
  readonly turns: ChatTurn[]
}

const limitsOf = (fault: Fault | undefined): Limits => (typeof fault === 'object' ? fault : {})

export class ChatServer {
  calls!: CallsServer
  readonly logs = new Map<string, Log>()
  readonly sends: ParsedInputOf<'chatSend'>[] = []
  readonly follows: ParsedInputOf<'chatFollow'>[] = []
  readonly requests: string[] = []
  sendFaults: Fault[] = []
  followFaults: Fault[] = []
  /** Number of pieces written so far in each answer. */
  written = ANSWER.length
  /** Whether the server reports conversations as long. */
  isLong = false
  /** Called with each received question, before its answer. */
  onSend: () => void | Promise<void> = () => {}
  now = Date.now()

  clear(): void {
    this.logs.clear()
    for (const list of [this.sends, this.follows, this.requests]) list.length = 0
    this.sendFaults = []
    this.followFaults = []
    this.written = ANSWER.length
    this.onSend = () => {}
    this.isLong = false
  }

  turnOf(owner: string, messageId: string): ChatTurn {
    const turn = [...this.logs.values()].filter((log) => log.owner === owner).flatMap(({ turns }) => turns)
    const found = turn.find(({ message_id }) => message_id === messageId)
    if (!found) throw new AppError('notFound')
    return found
  }

  logOf(owner: string, id: string): Log {
    const log = this.logs.get(id)
    if (!log || log.owner !== owner) throw new AppError('notFound')
    return log
  }

  existing(owner: string, id: string): Log {
    const log = this.logOf(owner, id)
    if (log.removed) throw new AppError('notFound')
    return log
  }

  change(log: Log, more: Partial<Conversation> = {}): Conversation {
    log.conversation = { ...log.conversation, ...more, changed_at: ++this.now }
    return log.conversation
  }

  /** Stores a question as the server does: repeating a send has no effect. */
  storeQuestion(owner: string, sent: ParsedInputOf<'chatSend'>): ChatEvent & { type: 'begun' } {
    const { conversation_id, message_id, mode, text, locale } = sent
    const at = ++this.now
    const created: Log = {
      owner,
      conversation: {
        conversation_id,
        mode,
        archive_id: sent.archive_id ?? null,
        other_id: sent.other_id ?? null,
        card: sent.card ?? null,
        title: text,
        turns: 0,
        created_at: at,
        changed_at: at,
      },
      removed: false,
      turns: [],
    }
    const log = this.logs.get(conversation_id) ?? created
    this.logs.set(conversation_id, log)
    if (!log.turns.some((turn) => turn.message_id === message_id)) {
      const answer = { state: 'writing' as const, by: 'house', pieces: [], rating: 0 }
      log.turns.push({ message_id, conversation_id, text, locale, cast: sent.cast ?? null, lot: sent.lot ?? null, asked_at: at, answer })
      this.change(log, { turns: log.turns.length })
    }
    return { type: 'begun', message_id, conversation: log.conversation, remaining: REMAINING }
  }

  /** Yields the pieces written so far, and the end event once all are written. */
  async *events(owner: string, messageId: string, after: number, fault: Fault | undefined, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const limit = limitsOf(fault)
    let sent = 0
    if (this.isLong) yield { type: 'long' }
    const hold = () => new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    for (const [i, piece] of ANSWER.entries()) {
      if (i < after) continue
      if (sent === limit.cutAfter) {
        await waitUntil(limit.here!)
        this.calls.cutLines()
        await hold()
      }
      if (sent === limit.silentAfter) await hold()
      if (sent === limit.refuseAfter) throw new AppError(limit.as!)
      if (i >= this.written) await hold()
      if (limit.without !== i + 1) yield { type: 'piece', seq: i + 1, piece }
      sent++
    }
    this.end(owner, messageId)
    yield { type: 'ended', turn: this.turnOf(owner, messageId), remaining: REMAINING }
  }

  end(owner: string, messageId: string, state: ChatTurn['answer']['state'] = 'done', pieces = ANSWER): void {
    const turn = this.turnOf(owner, messageId)
    if (turn.answer.state !== 'writing') return
    turn.answer = { ...turn.answer, state, pieces: [...pieces] }
    this.change(this.logs.get(turn.conversation_id)!)
  }

  features(): EndpointHandlers<typeof table> {
    return {
      chatSend: {
        begin: async (_deps, { userId }, sent) => {
          const fault = this.sendFaults[0]
          this.sends.push(sent)
          await this.onSend()
          if (fault === 'down') {
            this.sendFaults.shift()
            this.calls.cutLines()
            throw new AppError('unavailable')
          }
          const { refuse } = limitsOf(fault)
          if (refuse) {
            this.sendFaults.shift()
            throw new AppError(refuse)
          }
          const first = this.storeQuestion(userId, sent)
          if (fault === 'loseReply') {
            this.sendFaults.shift()
            this.calls.cutLines()
          }
          return first
        },
        follow: (_deps, { userId }, first, signal) =>
          this.events(userId, (first as ChatEvent & { type: 'begun' }).message_id, 0, this.sendFaults.shift(), signal),
      },
      chatFollow: (_deps, { userId }, input, signal) => {
        const fault = this.followFaults.shift()
        this.follows.push(input)
        return this.followed(userId, input.message_id, input.after, fault, signal)
      },
      chatStop: async (_deps, { userId }, { message_id }) => {
        this.requests.push('stop')
        this.end(userId, message_id, 'stopped', ANSWER.slice(0, this.written))
        return this.turnOf(userId, message_id)
      },
      chatLogs: async (_deps, { userId }, { size, before }) => {
        this.requests.push('logs')
        const own = [...this.logs.values()].filter((log) => log.owner === userId && !log.removed)
        const all = own.map(({ conversation }) => conversation).sort((a, b) => b.changed_at - a.changed_at)
        const rest = all.filter(({ changed_at }) => before === undefined || changed_at < before)
        const page = rest.slice(0, size)
        return { conversations: page, next: rest.length > size ? page.at(-1)!.changed_at : null }
      },
      chatLog: async (_deps, { userId }, { conversation_id }) => {
        this.requests.push(`log ${conversation_id}`)
        const { conversation, turns } = this.existing(userId, conversation_id)
        return { conversation, turns: structuredClone(turns) }
      },
      chatRename: async (_deps, { userId }, { conversation_id, title }) => this.change(this.existing(userId, conversation_id), { title }),
      chatRemove: async (_deps, { userId }, { conversation_id }) => {
        this.logOf(userId, conversation_id).removed = true
        return { conversation_id }
      },
      chatRestore: async (_deps, { userId }, { conversation_id }) => {
        const log = this.logOf(userId, conversation_id)
        log.removed = false
        return this.change(log)
      },
      chatRate: async (_deps, { userId }, { message_id, rating }) => {
        const turn = this.turnOf(userId, message_id)
        turn.answer = { ...turn.answer, rating }
        this.change(this.logs.get(turn.conversation_id)!)
        return { message_id, rating }
      },
      chatQuestions: async (_deps, _caller, { mode }) => ({ questions: [`${mode} 一问`, `${mode} 二问`] }),
      chatRemaining: async (_deps, _caller, { mode, archive_id }) => ({
        ...REMAINING,
        product_id: archive_id ? `${mode}:${archive_id}` : mode,
      }),
    }
  }

  private async *followed(owner: string, messageId: string, after: number, fault: Fault | undefined, signal: AbortSignal) {
    if (fault === 'down') {
      this.calls.cutLines()
      throw new AppError('unavailable')
    }
    const { refuse } = limitsOf(fault)
    if (refuse) throw new AppError(refuse)
    const turn = this.turnOf(owner, messageId)
    const { conversation } = this.logs.get(turn.conversation_id)!
    yield { type: 'begun' as const, message_id: messageId, conversation, remaining: REMAINING }
    yield* this.events(owner, messageId, after, fault, signal)
  }
}

/** Starts one server for the tests of a file; each test starts without a logged-in user. */
export function useChatServer(): ChatServer {
  const server = new ChatServer()
  beforeAll(async () => {
    server.calls = await startCallsServer(table, server.features())
  })
  afterAll(() => server.calls.stop())
  beforeEach(async () => {
    server.clear()
    await Promise.all(deviceDb.tables.map((one) => one.clear()))
    configureApi({ baseUrl: server.calls.url, timeoutMs: 5_000, hedgeAfterMs: 10_000, silenceMs: 45_000, retryMs: 1 })
  })
  return server
}
