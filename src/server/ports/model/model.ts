/** What a language model is asked: who it is to be, and what it is to write. */
export interface Prompt {
  readonly system: string
  readonly user: string
}

/** A language model that writes prose. */
export interface ModelPort {
  /** Its own name, which a book that it wrote tells. */
  readonly name: string
  /** The whole answer as text. Rejects with `PortFailure`. */
  readonly write: (prompt: Prompt, signal: AbortSignal) => Promise<string>
}
