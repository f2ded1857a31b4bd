import * as z from 'zod/mini'
import { deactivated, deactivation, emailChange, emailChanged, emailCodes, openedSessions, sessionRef } from './account.ts'
import { archive, archiveInput, archiveRef, archiveRemoval, archiveUpdate, removedArchive } from './archive.ts'
import {
  annualOrderStatus,
  annualQuery,
  annualRef,
  book,
  bookMark,
  bookMarked,
  bookMarks,
  bookMarksQuery,
  bookRef,
  bookStatus,
  fateBookQuery,
  fateBookRef,
  shelf,
} from './book.ts'
import {
  ANSWER_MS,
  chatEvent,
  chatFollow,
  chatLog,
  chatLogs,
  chatLogsQuery,
  chatQuestions,
  chatQuestionsQuery,
  chatRating,
  chatRemaining,
  chatRemainingQuery,
  chatRename,
  chatSend,
  chatTurn,
  conversation,
  conversationRef,
  messageRef,
} from './chat.ts'
import { bytes, change, open, read, stream, type EnvelopeEndpoint } from './endpoint.ts'
import { serverExport } from './export-file.ts'
import { dayYun, dayYunQuery, yun, yunQuery } from './fortune.ts'
import {
  avatarChoice,
  image,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  imageFileQuery,
  imageGenerate,
  imageList,
  imageListQuery,
  imageRef,
} from './image.ts'
import { lifeEvent, lifeList, lifeQuery, lifeVerdict } from './life.ts'
import { oauthLogin, oauthPage, oauthStart } from './oauth.ts'
import { openedDay, openedDays, openedDaysQuery } from './opened-day.ts'
import { place, placeQuery } from './place.ts'
import {
  AUDIO_TYPES,
  CHAPTER_MAX_BYTES,
  MOST_CHAPTERS,
  podcast,
  podcastCreate,
  podcastFileQuery,
  podcastRef,
  podcastText,
  podcastTextQuery,
  SAMPLE_MAX_BYTES,
} from './podcast.ts'
import { calendarLink, calendarState, pushKey, pushSubscription, pushSubscriptionRef } from './push.ts'
import { codeRequest, codeSent, emailLogin, linkLogin, login, productTimes, resendWait, userInfo } from './session.ts'
import { chosenConfig, configChange } from './settings.ts'
import {
  catalogue,
  catalogueQuery,
  checkout,
  checkoutInput,
  order,
  orderList,
  orderListQuery,
  orderRef,
  redeemable,
  redeemed,
  redeemInput,
} from './shop.ts'

const nothing = z.object({})
const archives = z.object({ archives: z.array(archive), removed: z.array(removedArchive) })
const places = z.object({ places: z.array(place) })

/** Every call by name. How to add one: `README.md`. */
export const endpoints = {
  emailVerification: open('/auth/email-verification', codeRequest, codeSent),
  loginByEmail: open('/auth/login-by-email', emailLogin, login),
  loginByLink: open('/auth/login-by-link', linkLogin, login),
  oauthStart: open('/auth/oauth-start', oauthStart, oauthPage),
  oauthLogin: open('/auth/oauth-login', oauthLogin, login),
  logout: read('POST', '/auth/logout', nothing, nothing),
  userInfo: read('GET', '/user/user-info', nothing, userInfo),
  userSessions: read('GET', '/user/sessions', nothing, openedSessions),
  sessionEnd: change('/user/session-end', sessionRef, sessionRef),
  emailCodes: read('POST', '/user/email-codes', emailCodes, resendWait),
  // No change, for its wrong tries are counted; told again it comes to the same.
  emailChange: read('POST', '/user/email-change', emailChange, emailChanged),
  deactivate: read('POST', '/user/deactivate', deactivation, deactivated),
  userExport: read('GET', '/user/export', nothing, serverExport),
  getArchive: read('GET', '/user/get-archive', nothing, archives),
  addArchive: change('/user/add-archive', archiveInput, archive),
  updateArchive: change('/user/update-archive', archiveUpdate, archive),
  removeArchive: change('/user/remove-archive', archiveRemoval, archiveRef),
  restoreArchive: change('/user/restore-archive', archiveRef, archive),
  markPinned: change('/user/mark-pinned', archiveRef, archive),
  openDay: change('/user/open-day', openedDay, openedDay),
  openedDays: read('GET', '/user/opened-days', openedDaysQuery, openedDays),
  config: change('/user/config', configChange, chosenConfig),
  placeComplete: read('POST', '/user/place-complete', placeQuery, places),
  productTimes: read('GET', '/user/product-times', nothing, z.array(productTimes)),
  catalogue: read('GET', '/shop/catalogue', catalogueQuery, catalogue),
  checkout: read('POST', '/order/checkout', checkoutInput, checkout),
  orderList: read('GET', '/order/list', orderListQuery, orderList),
  orderShow: read('GET', '/order/show', orderRef, order),
  // A change, for a try is counted; the code itself stays as it is.
  redeemCheck: change('/exchange/check', redeemInput, redeemable),
  redeem: change('/exchange/redeem', redeemInput, redeemed),
  fateBookStatus: read('GET', '/fatebook/fatebook-status', fateBookRef, bookStatus),
  fateBookInfo: read('GET', '/fatebook/fatebook-info', fateBookQuery, book),
  annualStatus: read('GET', '/fatebook/luckbook-status', annualRef, bookStatus),
  annualInfo: read('GET', '/fatebook/luckbook-info', annualQuery, book),
  annualBase: read('GET', '/fatebook/luckbook-base-info', annualQuery, book),
  annualMonths: read('GET', '/fatebook/luckbook-yun-info', annualQuery, book),
  annualOrderStatus: read('GET', '/fatebook/luckbook-order-status', annualRef, annualOrderStatus),
  yun: read('GET', '/fatebook/yun', yunQuery, yun),
  dayYun: read('GET', '/fatebook/day-yun', dayYunQuery, dayYun),
  bookUpgrade: change('/fatebook/fatebook-upgrade', bookRef, bookStatus),
  bookUnlock: change('/fatebook/unlock', bookRef, bookStatus),
  shelf: read('GET', '/fatebook/shelf', nothing, shelf),
  bookMark: change('/fatebook/mark', bookMark, bookMarked),
  bookMarks: read('GET', '/fatebook/marks', bookMarksQuery, bookMarks),
  lifeSave: change('/life/save', lifeEvent, lifeEvent),
  lifeJudge: change('/life/judge', lifeVerdict, lifeVerdict),
  lifeList: read('GET', '/life/list', lifeQuery, lifeList),
  podcastCreate: change('/fatebook/podcast-create', podcastCreate, podcast),
  podcastStatus: read('GET', '/fatebook/podcast-status', podcastRef, podcast),
  podcastText: read('GET', '/fatebook/podcast-text', podcastTextQuery, podcastText),
  podcastSample: bytes('/fatebook/podcast-sample', podcastRef, { types: AUDIO_TYPES, maxBytes: SAMPLE_MAX_BYTES }),
  podcastFile: bytes('/fatebook/podcast-file', podcastFileQuery, { types: AUDIO_TYPES, maxBytes: MOST_CHAPTERS * CHAPTER_MAX_BYTES }),
  imageGenerate: change('/image/generate', imageGenerate, image),
  imageList: read('GET', '/image/list', imageListQuery, imageList),
  imageFile: bytes('/image/file', imageFileQuery, { types: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES }),
  imageRemove: change('/image/remove', imageRef, imageRef),
  imageAvatar: change('/image/avatar', avatarChoice, archive),
  chatSend: stream('change', '/chat/send', chatSend, chatEvent, { longestMs: ANSWER_MS }),
  chatFollow: stream('read', '/chat/follow', chatFollow, chatEvent, { longestMs: ANSWER_MS }),
  chatStop: change('/chat/stop', messageRef, chatTurn),
  chatLogs: read('GET', '/chat/logs', chatLogsQuery, chatLogs),
  chatLog: read('GET', '/chat/log', conversationRef, chatLog),
  chatRename: change('/chat/rename', chatRename, conversation),
  chatRemove: change('/chat/remove', conversationRef, conversationRef),
  chatRestore: change('/chat/restore', conversationRef, conversation),
  chatRate: change('/chat/rate', chatRating, chatRating),
  chatQuestions: read('GET', '/chat/questions', chatQuestionsQuery, chatQuestions),
  chatRemaining: read('GET', '/chat/remaining', chatRemainingQuery, chatRemaining),
  pushKey: read('GET', '/push/key', nothing, pushKey),
  pushSubscribe: change('/push/subscribe', pushSubscription, nothing),
  pushUnsubscribe: change('/push/unsubscribe', pushSubscriptionRef, nothing),
  calendarState: read('GET', '/calendar/state', nothing, calendarState),
  // No change: its answer holds a secret, and kept answers are kept as they are.
  calendarMake: read('POST', '/calendar/make', nothing, calendarLink),
  calendarRevoke: read('POST', '/calendar/revoke', nothing, calendarState),
} as const

type Table = typeof endpoints
export type EndpointName = keyof Table
/** Calls that are answered in the envelope. */
export type CallName = { [N in EndpointName]: Table[N] extends EnvelopeEndpoint ? N : never }[EndpointName]
/** What a caller passes (before defaults and trimming). */
export type InputOf<N extends EndpointName> = z.input<Table[N]['input']>
/** What the server's function receives. */
export type ParsedInputOf<N extends EndpointName> = z.output<Table[N]['input']>
export type OutputOf<N extends CallName> = z.output<Table[N]['output']>
