/** System prompt and task for a language model. */
export interface Prompt {
  readonly system: string
  readonly user: string
}

/** Tool call as the model wrote it. `input` should be JSON but can be any text. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: string
}

/** Description of a tool that a model may call; `parameters` is a JSON schema. */
export interface ToolOffer {
  readonly name: string
  readonly description: string
  readonly parameters: Readonly<Record<string, unknown>>
}

export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string }

export interface ModelRequest {
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly ToolOffer[]
  /** Whether tools may be called. If not, they are only listed because earlier messages contain calls. */
  readonly mayCall: boolean
  /** Maximum number of tokens of the response. */
  readonly maxTokens: number
}

/** Streamed output of a model: pieces of text, then once `end` with its tool calls and the tokens used (undefined if not reported). */
export type ModelOutput =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly calls: readonly ToolCall[]; readonly tokens: number | undefined }

/** Language model that writes prose and answers conversations. */
export interface ModelPort {
  /** Name of the model, stored with what it writes. */
  readonly name: string
  /** Returns the complete response as text. Rejects with `PortFailure`. */
  readonly write: (prompt: Prompt, signal: AbortSignal) => Promise<string>
  /**
   * Streams the next response, which ends with `end`. Rejects with the signal's reason, or `PortFailure`: `model
   * <status|unreachable|slow|cut|nonsense>`.
   */
  readonly converse: (talk: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelOutput, void, void>
}
