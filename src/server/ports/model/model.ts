/** What a language model is asked: who it is to be, and what it is to write. */
export interface Prompt {
  readonly system: string
  readonly user: string
}

/** A call of a tool as the model wrote it: `input` should be JSON, and may be anything. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: string
}

/** A tool that a model may call; `parameters` is a JSON schema. */
export interface ToolOffer {
  readonly name: string
  readonly description: string
  readonly parameters: Readonly<Record<string, unknown>>
}

export type Message =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string }

export interface Talk {
  readonly messages: readonly Message[]
  readonly tools: readonly ToolOffer[]
  /** False: the tools stand there for what was called before, and none is called now. */
  readonly mayCall: boolean
  /** Tokens that it may write. */
  readonly most: number
}

/** What a model says, as it comes: text, and at its end what it calls and the tokens that it took. */
export type Heard =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly calls: readonly ToolCall[]; readonly tokens: number | undefined }

/** A language model that writes prose and holds conversations. */
export interface ModelPort {
  /** Its own name, which a book that it wrote tells. */
  readonly name: string
  /** The whole answer as text. Rejects with `PortFailure`. */
  readonly write: (prompt: Prompt, signal: AbortSignal) => Promise<string>
  /**
   * What it says next, ending with `end`. Rejects with `PortFailure`: `model <status>`, `model unreachable`, `model slow` (nothing came
   * for too long, or it went on for too long), `model cut` (it ended in the middle), `model nonsense` (not what the protocol says, or
   * without an end). Rejects with the signal's reason once that aborts.
   */
  readonly converse: (talk: Talk, signal: AbortSignal) => AsyncGenerator<Heard, void, void>
}
