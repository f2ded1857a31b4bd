import * as z from 'zod/mini'
import { deactivated, deactivation, emailChange, emailChanged, emailCodes, openedSessions, sessionRef } from './account.ts'
import { archive, archiveInput, archiveRef, archiveRemoval, archiveUpdate, removedArchive } from './archive.ts'
import {
  annualOrderStatus,
  annualQuery,
  annualRef,
  book,
  bookMark,
  bookMarkResult,
  bookMarks,
  bookMarksQuery,
  bookRef,
  bookStatus,
  fateBookQuery,
  fateBookRef,
  shelf,
} from './book.ts'
import {
  MAX_ANSWER_STREAM_MS,
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
import { bytes, keyed, anonymous, unkeyed, stream, type EnvelopeEndpoint } from './endpoint.ts'
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
  MAX_CHAPTERS,
  podcast,
  podcastCreate,
  podcastFileQuery,
  podcastRef,
  podcastText,
  podcastTextQuery,
  SAMPLE_MAX_BYTES,
} from './podcast.ts'
import { calendarLink, calendarState, pushKey, pushSubscription, pushSubscriptionRef } from './push.ts'
import { codeRequest, codeSent, emailLogin, linkLogin, loginResult, productTimes, resendWait, userInfo } from './session.ts'
import { chosenConfig, sentConfig } from './settings.ts'
import {
  catalogue,
  catalogueQuery,
  checkout,
  checkoutInput,
  order,
  orderList,
  orderListQuery,
  orderRef,
  redeemCheckResult,
  redeemed,
  redeemInput,
} from './shop.ts'

const nothing = z.object({})
const archives = z.object({ archives: z.array(archive), removed: z.array(removedArchive) })
const places = z.object({ places: z.array(place) })

/** All endpoints by the name of their call. `README.md` explains how to add one. */
export const endpoints = {
  emailVerification: anonymous('/auth/email-verification', codeRequest, codeSent),
  loginByEmail: anonymous('/auth/login-by-email', emailLogin, loginResult),
  loginByLink: anonymous('/auth/login-by-link', linkLogin, loginResult),
  oauthStart: anonymous('/auth/oauth-start', oauthStart, oauthPage),
  oauthLogin: anonymous('/auth/oauth-login', oauthLogin, loginResult),
  logout: unkeyed('POST', '/auth/logout', nothing, nothing),
  userInfo: unkeyed('GET', '/user/user-info', nothing, userInfo),
  userSessions: unkeyed('GET', '/user/sessions', nothing, openedSessions),
  sessionEnd: keyed('/user/session-end', sessionRef, sessionRef),
  emailCodes: unkeyed('POST', '/user/email-codes', emailCodes, resendWait),
  // Unkeyed: every failed attempt counts, and repeating a successful call changes nothing.
  emailChange: unkeyed('POST', '/user/email-change', emailChange, emailChanged),
  deactivate: unkeyed('POST', '/user/deactivate', deactivation, deactivated),
  userExport: unkeyed('GET', '/user/export', nothing, serverExport),
  getArchive: unkeyed('GET', '/user/get-archive', nothing, archives),
  addArchive: keyed('/user/add-archive', archiveInput, archive),
  updateArchive: keyed('/user/update-archive', archiveUpdate, archive),
  removeArchive: keyed('/user/remove-archive', archiveRemoval, archiveRef),
  restoreArchive: keyed('/user/restore-archive', archiveRef, archive),
  markPinned: keyed('/user/mark-pinned', archiveRef, archive),
  openDay: keyed('/user/open-day', openedDay, openedDay),
  openedDays: unkeyed('GET', '/user/opened-days', openedDaysQuery, openedDays),
  config: keyed('/user/config', sentConfig, chosenConfig),
  placeComplete: unkeyed('POST', '/user/place-complete', placeQuery, places),
  productTimes: unkeyed('GET', '/user/product-times', nothing, z.array(productTimes)),
  catalogue: unkeyed('GET', '/shop/catalogue', catalogueQuery, catalogue),
  checkout: unkeyed('POST', '/order/checkout', checkoutInput, checkout),
  orderList: unkeyed('GET', '/order/list', orderListQuery, orderList),
  orderShow: unkeyed('GET', '/order/show', orderRef, order),
  // Keyed, because every attempt counts; the call does not redeem the code.
  redeemCheck: keyed('/exchange/check', redeemInput, redeemCheckResult),
  redeem: keyed('/exchange/redeem', redeemInput, redeemed),
  fateBookStatus: unkeyed('GET', '/fatebook/fatebook-status', fateBookRef, bookStatus),
  fateBookInfo: unkeyed('GET', '/fatebook/fatebook-info', fateBookQuery, book),
  annualStatus: unkeyed('GET', '/fatebook/luckbook-status', annualRef, bookStatus),
  annualInfo: unkeyed('GET', '/fatebook/luckbook-info', annualQuery, book),
  annualBase: unkeyed('GET', '/fatebook/luckbook-base-info', annualQuery, book),
  annualMonths: unkeyed('GET', '/fatebook/luckbook-yun-info', annualQuery, book),
  annualOrderStatus: unkeyed('GET', '/fatebook/luckbook-order-status', annualRef, annualOrderStatus),
  yun: unkeyed('GET', '/fatebook/yun', yunQuery, yun),
  dayYun: unkeyed('GET', '/fatebook/day-yun', dayYunQuery, dayYun),
  bookUpgrade: keyed('/fatebook/fatebook-upgrade', bookRef, bookStatus),
  bookUnlock: keyed('/fatebook/unlock', bookRef, bookStatus),
  shelf: unkeyed('GET', '/fatebook/shelf', nothing, shelf),
  bookMark: keyed('/fatebook/mark', bookMark, bookMarkResult),
  bookMarks: unkeyed('GET', '/fatebook/marks', bookMarksQuery, bookMarks),
  lifeSave: keyed('/life/save', lifeEvent, lifeEvent),
  lifeJudge: keyed('/life/judge', lifeVerdict, lifeVerdict),
  lifeList: unkeyed('GET', '/life/list', lifeQuery, lifeList),
  podcastCreate: keyed('/fatebook/podcast-create', podcastCreate, podcast),
  podcastStatus: unkeyed('GET', '/fatebook/podcast-status', podcastRef, podcast),
  podcastText: unkeyed('GET', '/fatebook/podcast-text', podcastTextQuery, podcastText),
  podcastSample: bytes('/fatebook/podcast-sample', podcastRef, { types: AUDIO_TYPES, maxBytes: SAMPLE_MAX_BYTES }),
  podcastFile: bytes('/fatebook/podcast-file', podcastFileQuery, { types: AUDIO_TYPES, maxBytes: MAX_CHAPTERS * CHAPTER_MAX_BYTES }),
  imageGenerate: keyed('/image/generate', imageGenerate, image),
  imageList: unkeyed('GET', '/image/list', imageListQuery, imageList),
  imageFile: bytes('/image/file', imageFileQuery, { types: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES }),
  imageRemove: keyed('/image/remove', imageRef, imageRef),
  imageAvatar: keyed('/image/avatar', avatarChoice, archive),
  chatSend: stream('change', '/chat/send', chatSend, chatEvent, { longestMs: MAX_ANSWER_STREAM_MS }),
  chatFollow: stream('read', '/chat/follow', chatFollow, chatEvent, { longestMs: MAX_ANSWER_STREAM_MS }),
  chatStop: keyed('/chat/stop', messageRef, chatTurn),
  chatLogs: unkeyed('GET', '/chat/logs', chatLogsQuery, chatLogs),
  chatLog: unkeyed('GET', '/chat/log', conversationRef, chatLog),
  chatRename: keyed('/chat/rename', chatRename, conversation),
  chatRemove: keyed('/chat/remove', conversationRef, conversationRef),
  chatRestore: keyed('/chat/restore', conversationRef, conversation),
  chatRate: keyed('/chat/rate', chatRating, chatRating),
  chatQuestions: unkeyed('GET', '/chat/questions', chatQuestionsQuery, chatQuestions),
  chatRemaining: unkeyed('GET', '/chat/remaining', chatRemainingQuery, chatRemaining),
  pushKey: unkeyed('GET', '/push/key', nothing, pushKey),
  pushSubscribe: keyed('/push/subscribe', pushSubscription, nothing),
  pushUnsubscribe: keyed('/push/unsubscribe', pushSubscriptionRef, nothing),
  calendarState: unkeyed('GET', '/calendar/state', nothing, calendarState),
  // Unkeyed: the response holds a secret, and responses of keyed calls are stored.
  calendarMake: unkeyed('POST', '/calendar/make', nothing, calendarLink),
  calendarRevoke: unkeyed('POST', '/calendar/revoke', nothing, calendarState),
} as const

type Table = typeof endpoints
export type EndpointName = keyof Table
/** Names of the calls whose response is an envelope. */
export type EnvelopeCallName = { [N in EndpointName]: Table[N] extends EnvelopeEndpoint ? N : never }[EndpointName]
/** Input that a client sends, before defaults and trimming. */
export type InputOf<N extends EndpointName> = z.input<Table[N]['input']>
/** Input that the server's handler receives, after defaults and trimming. */
export type ParsedInputOf<N extends EndpointName> = z.output<Table[N]['input']>
export type OutputOf<N extends EnvelopeCallName> = z.output<Table[N]['output']>
