/** An HTTP status that would be answered the same next time: wrong key, no such thing, a question that is refused. */
export const isFinalStatus = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
