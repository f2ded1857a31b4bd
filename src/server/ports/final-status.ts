/** Whether an HTTP error would recur in a retry: wrong key, unknown resource, refused request. */
export const isFinalStatus = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
