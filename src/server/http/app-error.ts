import { resultCodes, type CodeName } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { FieldError } from '#contract/fields.ts'

/** Messages of the codes in English, for logs and other clients; the app shows its own. */
const messages: Readonly<Record<CodeName, string>> = {
  ok: 'ok',
  invalidInput: 'some fields are not right',
  badRequest: 'the request cannot be read',
  bodyTooLarge: 'the body is too large',
  notFound: 'not found',
  forbidden: 'not allowed with this token',
  tooManyRequests: 'too many requests',
  keyReused: 'this idempotency key was used for another change',
  serverError: 'something went wrong here',
  unavailable: 'temporarily unavailable',
  sessionTimedOut: 'log in again',
  codeWrong: 'the code is wrong',
  codeExpired: 'the code has expired',
  codeUsed: 'the code was used already',
  codeTriesSpent: 'too many wrong tries; ask for a new code',
  codeSentRecently: 'a code was sent a moment ago',
  oauthRefused: "the provider's word does not hold",
  emailUnverified: 'the provider has not verified the e-mail address',
  oauthOff: 'sign-in by this provider is not set up',
  archiveStale: 'the archive has changed since',
  archiveExists: 'an archive with this id exists',
  archiveLimit: 'too many archives',
  archiveEditSpent: 'an archive with an unlocked book can be edited once',
  archiveLocked: 'unlock the archive first',
  alreadyUnlocked: 'unlocked already',
  notForSale: 'not on sale',
  timesSpent: 'no times left',
  paymentOff: 'nothing can be bought on this server',
  redeemFailed: 'operation abnormal, check the redeem code',
  notOnSaleYet: 'not on sale yet: what it opens is not built',
  bookNotFree: 'the book has to be bought',
  markLimit: 'too many marks in this book',
  lifeLimit: 'too many events, or judged statements, in this archive',
  answerPending: 'the last answer is still being written',
  imageLimit: 'too many pictures',
  chatLimit: 'too many conversations, or questions in this one',
}

/** Error with a code of the contract, and data if the code has any; thrown by features. */
export class AppError extends Error {
  readonly codeName: CodeName
  readonly data: unknown

  constructor(codeName: CodeName, data: unknown = null) {
    super(messages[codeName])
    this.name = 'Fail'
    this.codeName = codeName
    this.data = data
  }
}

/** Error after which the transaction still commits, so that earlier writes, such as a counted attempt, stay. */
export class CommittingError extends AppError {}

/** Creates a 422 error with the invalid fields. */
export function createInvalidFieldsError(...fields: readonly FieldError[]): AppError {
  return new AppError('invalidInput', { fields })
}

/** Returns HTTP status and envelope of a code. */
export function createErrorEnvelope(codeName: CodeName, data: unknown): { readonly status: number; readonly body: Envelope } {
  const { code, status } = resultCodes[codeName]
  return { status, body: { code, data, message: messages[codeName] } }
}
