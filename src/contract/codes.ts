/**
 * Result codes with their HTTP status. The texts for users are in the app's `errors/`. Negative codes exist only in clients; no server
 * sends them.
 */
export const resultCodes = {
  ok: { code: 0, status: 200 },
  invalidInput: { code: 10001, status: 422 },
  badRequest: { code: 10002, status: 400 },
  bodyTooLarge: { code: 10003, status: 413 },
  notFound: { code: 10004, status: 404 },
  forbidden: { code: 10005, status: 403 },
  tooManyRequests: { code: 10006, status: 429 },
  keyReused: { code: 10007, status: 409 },
  serverError: { code: 10008, status: 500 },
  unavailable: { code: 10009, status: 503 },
  sessionTimedOut: { code: 10011, status: 401 },
  codeWrong: { code: 10021, status: 422 },
  codeExpired: { code: 10022, status: 422 },
  codeUsed: { code: 10023, status: 422 },
  codeTriesSpent: { code: 10024, status: 429 },
  codeSentRecently: { code: 10025, status: 429 },
  oauthRefused: { code: 10026, status: 422 },
  emailUnverified: { code: 10027, status: 403 },
  oauthOff: { code: 10028, status: 404 },
  archiveStale: { code: 10031, status: 409 },
  archiveExists: { code: 10032, status: 409 },
  archiveLimit: { code: 10033, status: 409 },
  archiveEditSpent: { code: 10034, status: 409 },
  archiveLocked: { code: 10041, status: 403 },
  alreadyUnlocked: { code: 10042, status: 409 },
  notForSale: { code: 10043, status: 409 },
  timesSpent: { code: 10044, status: 402 },
  paymentOff: { code: 10045, status: 503 },
  redeemFailed: { code: 10046, status: 422 },
  notOnSaleYet: { code: 10047, status: 409 },
  bookNotFree: { code: 10051, status: 402 },
  markLimit: { code: 10052, status: 409 },
  lifeLimit: { code: 10053, status: 409 },
  answerPending: { code: 10061, status: 409 },
  chatLimit: { code: 10062, status: 409 },
  imageLimit: { code: 10071, status: 409 },
} as const

export type CodeName = keyof typeof resultCodes

/** Errors that only a client detects: no network, no response within 50 s, an empty response, an unreadable response. */
export const clientErrorCodes = { offline: -1, timeout: -2, emptyAnswer: -3, unreadable: -4 } as const
export type ClientCodeName = keyof typeof clientErrorCodes

const nameByCode = new Map<number, CodeName | ClientCodeName>([
  ...Object.entries(resultCodes).map(([name, { code }]) => [code, name as CodeName] as const),
  ...Object.entries(clientErrorCodes).map(([name, code]) => [code, name as ClientCodeName] as const),
])

/** Returns the name of a numeric code; `undefined` for an unknown code, which a newer server may send. */
export function codeNameOf(code: number): CodeName | ClientCodeName | undefined {
  return nameByCode.get(code)
}
