/** Context of a running job. */
export interface JobContext<Progress = unknown> {
  /** Identifies the effect: the same in every attempt, and after the operator requeues the job. */
  readonly id: string
  /** Aborts when another worker has taken the job: no result of this attempt is stored. */
  readonly signal: AbortSignal
  /** Stores the progress through the kind's `progress`. Rejects with `LeaseLost`, and then stores nothing. */
  readonly checkpoint: (progress: Progress) => Promise<void>
}
