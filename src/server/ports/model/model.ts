/** Instructions for a language model, and its task. */
export interface Prompt {
  readonly system: string
  readonly user: string
}

/** A tool call as the model wrote it: `input` should be JSON but may be anything. */
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

export interface ModelRequest {
  readonly messages: readonly Message[]
  readonly tools: readonly ToolOffer[]
  /** False: the tools are only listed for earlier calls, and must not be called. */
  readonly mayCall: boolean
  /** Maximum tokens of the response. */
  readonly maxTokens: number
}

/** Streamed output of a model: text, and at the end its tool calls and the tokens used. */
export type ModelOutput =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly calls: readonly ToolCall[]; readonly tokens: number | undefined }

/** A language model that writes prose and holds conversations. */
export interface ModelPort {
  /** Name of the model, stored with its books. */
  readonly name: string
  /** Returns the complete response as text. Rejects with `PortFailure`. */
  readonly write: (prompt: Prompt, signal: AbortSignal) => Promise<string>
  /**
   * Streams the next response, ending with `end`. Rejects with `PortFailure`: `model <status>`, `model unreachable`, `model slow`
   * (timeout between chunks or in total), `model cut` (interrupted), `model nonsense` (invalid protocol, or endless). Rejects with
   * the signal's reason if it aborts.
   */
  readonly converse: (talk: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelOutput, void, void>
}
