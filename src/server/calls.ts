import type { endpoints } from '#contract/endpoints.ts'
import { config, userInfo } from './features/account/config.ts'
import { createUserExportHandler } from './features/account/export.ts'
import { productTimes } from './features/account/product-times.ts'
import { sessionEnd, userSessions } from './features/account/sessions.ts'
import { addArchive } from './features/archives/add-archive.ts'
import { imageAvatar } from './features/archives/choose-avatar.ts'
import { readExportedArchives } from './features/archives/exported-archives.ts'
import { getArchive } from './features/archives/get-archive.ts'
import { markPinned } from './features/archives/mark-pinned.ts'
import { openDay } from './features/archives/open-day.ts'
import { readExportedDays, openedDays, listOpenedDatesIn } from './features/archives/opened-days.ts'
import { removeArchive } from './features/archives/remove-archive.ts'
import { restoreArchive } from './features/archives/restore-archive.ts'
import { updateArchive } from './features/archives/update-archive.ts'
import { createPodcastCreateHandler } from './features/audio/create.ts'
import { createPodcastFileHandler, createPodcastSampleHandler } from './features/audio/file.ts'
import { readExportedPodcasts, createPodcastStatusHandler } from './features/audio/status.ts'
import { createPodcastTextHandler } from './features/audio/text.ts'
import { deactivate } from './features/auth/deactivate.ts'
import { emailVerification } from './features/auth/email-verification.ts'
import { emailChange, emailCodes } from './features/auth/email-change.ts'
import { loginByEmail } from './features/auth/login-by-email.ts'
import { loginByLink } from './features/auth/login-by-link.ts'
import { logout } from './features/auth/logout.ts'
import { oauthLogin } from './features/auth/oauth-login.ts'
import { oauthStart } from './features/auth/oauth-start.ts'
import { getBookArchive, toCastProfile, joinGanzhi } from './features/books/archive.ts'
import { readExportedBooks } from './features/books/exported-books.ts'
import { annualBase, annualInfo, annualMonths, fateBookInfo } from './features/books/infos.ts'
import { bookMark } from './features/books/mark.ts'
import { bookMarks, readExportedMarks } from './features/books/marks.ts'
import { shelf } from './features/books/shelf.ts'
import { podcastBookQueries } from './features/books/spoken-books.ts'
import { createAnnualStatusHandler, createFateStatusHandler } from './features/books/status.ts'
import { createBookUnlockHandler } from './features/books/unlock.ts'
import { bookUpgrade } from './features/books/upgrade.ts'
import { chatRate, chatRemove, chatRename, chatRestore } from './features/chat/change.ts'
import { readExportedChats } from './features/chat/exported.ts'
import { chatFollow } from './features/chat/follow.ts'
import { chatLog, chatLogs } from './features/chat/logs.ts'
import { chatQuestions } from './features/chat/questions.ts'
import { createChatRemainingHandler } from './features/chat/remaining.ts'
import { createChatSendHandler } from './features/chat/send.ts'
import { chatStop } from './features/chat/stop.ts'
import type { FortuneQueries } from './features/fortune/archives.ts'
import { createDayYunHandler } from './features/fortune/day-yun.ts'
import { createYunHandler } from './features/fortune/yun.ts'
import { readExportedImages } from './features/images/exported.ts'
import { imageFile } from './features/images/file.ts'
import { createImageGenerateHandler } from './features/images/generate.ts'
import { imageList } from './features/images/list.ts'
import { imageRemove } from './features/images/remove.ts'
import { lifeJudge, lifeSave } from './features/life/store-entry.ts'
import { readExportedLife, lifeList } from './features/life/list.ts'
import { placeComplete } from './features/places/place-complete.ts'
import { calendarMake, calendarRevoke, calendarState } from './features/push/calendar/link.ts'
import { readExportedReminders } from './features/push/exported.ts'
import { pushKey } from './features/push/key.ts'
import { pushSubscribe } from './features/push/subscribe.ts'
import { pushUnsubscribe } from './features/push/unsubscribe.ts'
import { annualOrderStatus } from './features/shop/annual-order-status.ts'
import { catalogue } from './features/shop/catalogue.ts'
import { checkout } from './features/shop/checkout.ts'
import { listRedeemedCodes } from './features/shop/exchange-codes.ts'
import { listFreeGrants } from './features/shop/terms.ts'
import { listOrders } from './features/shop/order-rows.ts'
import { orderList, orderShow } from './features/shop/orders.ts'
import { redeem } from './features/shop/redeem.ts'
import { redeemCheck } from './features/shop/redeem-check.ts'
import type { EndpointHandlers } from './http/handle.ts'

/** Functions for archives that the fortune and chat features use. */
const archiveAccess: FortuneQueries = {
  archiveOf: getBookArchive,
  birthOf: toCastProfile,
  ganzhiTextOf: joinGanzhi,
  openedIn: listOpenedDatesIn,
}

/** Handlers of all endpoints of the contract, by name; a missing handler is a type error. */
export const endpointHandlers: EndpointHandlers<typeof endpoints> = {
  emailVerification,
  loginByEmail,
  loginByLink,
  oauthStart,
  oauthLogin,
  logout,
  userInfo,
  userSessions,
  sessionEnd,
  emailCodes,
  emailChange,
  deactivate,
  userExport: createUserExportHandler({
    archives: readExportedArchives,
    days: readExportedDays,
    books: readExportedBooks,
    marks: readExportedMarks,
    life: readExportedLife,
    chats: readExportedChats,
    podcasts: readExportedPodcasts,
    images: readExportedImages,
    orders: listOrders,
    codes: listRedeemedCodes,
    reminders: readExportedReminders,
  }),
  getArchive,
  addArchive,
  updateArchive,
  removeArchive,
  restoreArchive,
  markPinned,
  openDay,
  openedDays,
  config,
  placeComplete,
  productTimes,
  catalogue,
  checkout,
  orderList,
  orderShow,
  redeemCheck,
  redeem,
  fateBookStatus: createFateStatusHandler(listFreeGrants),
  fateBookInfo,
  annualStatus: createAnnualStatusHandler(listFreeGrants),
  annualInfo,
  annualBase,
  annualMonths,
  annualOrderStatus,
  yun: createYunHandler(archiveAccess),
  dayYun: createDayYunHandler(archiveAccess),
  bookUpgrade,
  bookUnlock: createBookUnlockHandler(listFreeGrants),
  shelf,
  bookMark,
  bookMarks,
  lifeSave,
  lifeJudge,
  lifeList,
  podcastCreate: createPodcastCreateHandler(podcastBookQueries),
  podcastStatus: createPodcastStatusHandler(podcastBookQueries),
  podcastText: createPodcastTextHandler(podcastBookQueries),
  podcastSample: createPodcastSampleHandler(podcastBookQueries),
  podcastFile: createPodcastFileHandler(podcastBookQueries),
  imageGenerate: createImageGenerateHandler(getBookArchive),
  imageList,
  imageFile,
  imageRemove,
  imageAvatar,
  chatSend: createChatSendHandler(archiveAccess),
  chatFollow,
  chatStop,
  chatLogs,
  chatLog,
  chatRename,
  chatRemove,
  chatRestore,
  chatRate,
  chatQuestions,
  chatRemaining: createChatRemainingHandler(archiveAccess),
  pushKey,
  pushSubscribe,
  pushUnsubscribe,
  calendarState,
  calendarMake,
  calendarRevoke,
}
