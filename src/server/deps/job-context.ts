/** What a job's work is given beside what it was told. */
export interface JobContext<Progress = unknown> {
  /** Names the effect: the same in every try, and after the operator has put the job back. */
  readonly id: string
  /** Aborts when another worker has the job by now: nothing of this try is kept any more. */
  readonly signal: AbortSignal
  /** Has the kind's `progress` write down how far the work is. Rejects with `LeaseLost`, and has written nothing then. */
  readonly checkpoint: (progress: Progress) => Promise<void>
}
