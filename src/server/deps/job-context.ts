/** Context of a running job. */
export interface JobContext<Progress = unknown> {
  /** Idempotency key of the external effect; the same in every attempt, even after the operator requeues the job. */
  readonly id: string
  /** Aborts when another worker has taken the job; no result of this attempt is then stored. */
  readonly signal: AbortSignal
  /** Stores progress through the `progress` function of the job's kind. Rejects with `LeaseLostError`, and then stores nothing. */
  readonly checkpoint: (progress: Progress) => Promise<void>
}
