import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Grant } from '#contract/product.ts'
import { getOrCreateSecret } from '#server/db/secret.ts'
import { createExchangeCodes } from '#server/features/shop/exchange-codes.ts'
import { EXCHANGE_CODE_KEY_NAME } from '#server/features/shop/valid-code.ts'
import { findSaleYear } from '#server/features/shop/on-sale.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import { createTestBookMark } from './book-mark.ts'
import { createTestLifeEvent, createTestVerdict } from './life-entries.ts'
import { generateMemberPicture, type Member, type SecurityTestState } from './member.ts'
import { CLIENT_ID, newSecrets } from './openid-issuer.ts'
import { pictureRequest } from './pictures.ts'
import { newSubscription } from './push-browser.ts'
import { insertSpokenBook } from './spoken-book.ts'
import { createArchiveInput, call, newAddress, newId } from './server-client.ts'

async function mailedLogin({ fixture: { server } }: SecurityTestState) {
  const email = newAddress()
  await call(server, 'emailVerification', { email })
  return { email, code: await server.latestCode(email) }
}

async function mailedLink({ fixture: { server } }: SecurityTestState) {
  const email = newAddress()
  await call(server, 'emailVerification', { email })
  return { link: await server.latestLink(email) }
}

function newStart() {
  const { verifier: _, ...start } = newSecrets()
  return { provider: 'google', ...start }
}

/** Makes the identity provider confirm a sign-in of a new address, and returns the input of `oauthLogin`. */
function newProof({ issuer }: SecurityTestState) {
  const { verifier, challenge, nonce } = newSecrets()
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuer.url,
    aud: CLIENT_ID,
    sub: randomUUID(),
    iat: now,
    exp: now + 3600,
    nonce,
    email: newAddress(),
    email_verified: true,
  }
  return { provider: 'google', code: issuer.grant({ claims, challenge }), verifier, nonce }
}

async function newCode({ fixture: { db } }: SecurityTestState): Promise<string> {
  const now = Date.now()
  const [code] = await createExchangeCodes(
    db,
    await getOrCreateSecret(db, EXCHANGE_CODE_KEY_NAME),
    { product_id: 'dt', count: 1, expires_at: now + 86_400_000 },
    now,
  )
  return code!
}

type Given = Omit<Grant, 'archive_id'>

/** Makes a grant to a member, as an exchange code does. */
async function given({ userId, ids: { archive_id } }: Member, { fixture: { db } }: SecurityTestState, grant: Given): Promise<void> {
  const cause = { userId, reason: 'code', refId: randomUUID(), now: Date.now() } as const
  await db
    .transaction()
    .execute((within) => applyGrants(within, [{ ...grant, archive_id: grant.kind === 'unlock' ? archive_id : null }], cause))
}

async function unlockedBook(me: Member, sweep: SecurityTestState) {
  await given(me, sweep, { kind: 'unlock', product_id: 'fatebook', amount: 1 })
  return { archive_id: me.ids.archive_id, product_id: 'fatebook' }
}

/** Gives the member a yearly membership, and returns the Annual Book that the membership includes. */
async function freeBook(me: Member, sweep: SecurityTestState) {
  await given(me, sweep, { kind: 'days', product_id: 'vip_year', amount: 366 })
  return { archive_id: me.ids.archive_id, product_id: `annual:${findSaleYear(Date.now())}` }
}

async function subscriptionFor({ call: ask }: Member) {
  return newSubscription('https://push.example.com', (await ask('pushKey')).data.key).told
}

const ofPicture = async (me: Member) => {
  await generateMemberPicture(me)
  return { image_id: me.ids.image_id }
}

/**
 * Per endpoint, an input that it accepts from this member, with every id field filled. A new endpoint is tested only with an
 * entry here.
 */
export const exampleInputs: { readonly [N in EndpointName]: (me: Member, sweep: SecurityTestState) => object | Promise<object> } = {
  emailVerification: () => ({ email: newAddress(), locale: 'zh_TW' }),
  loginByEmail: (_me, sweep) => mailedLogin(sweep),
  loginByLink: (_me, sweep) => mailedLink(sweep),
  oauthStart: newStart,
  oauthLogin: (_me, sweep) => newProof(sweep),
  logout: () => ({}),
  userInfo: () => ({}),
  userSessions: () => ({}),
  sessionEnd: ({ ids: { id } }) => ({ id }),
  userExport: () => ({}),
  emailCodes: () => ({ email: newAddress(), locale: 'zh_TW' }),
  // With the member's own address the call changes nothing, whichever user makes it.
  emailChange: ({ address }) => ({ email: address, old_code: '000000', new_code: '000000' }),
  deactivate: () => ({ locale: 'zh_TW' }),
  getArchive: () => ({}),
  addArchive: () => createArchiveInput(),
  updateArchive: ({ ids: { archive_id } }) => createArchiveInput({ archive_id, base_version: 1, user_name: '李四' }),
  removeArchive: ({ ids: { archive_id } }) => ({ archive_id }),
  restoreArchive: ({ ids: { archive_id } }) => ({ archive_id }),
  markPinned: ({ ids: { archive_id } }) => ({ archive_id }),
  openDay: ({ ids: { archive_id } }) => ({ archive_id, date: '2026-11-20', ganzhi: '庚午 辛巳 庚辰 庚辰', opened_at: 1 }),
  openedDays: () => ({ since: 0 }),
  config: () => ({ mode: 'dark', isSidebarCompact: true, interface_language: 'en_US', chosen_at: { mode: 1 } }),
  placeComplete: () => ({ query: '上海', limit: 3 }),
  productTimes: () => ({}),
  catalogue: ({ ids: { archive_id } }) => ({ archive_id }),
  checkout: ({ ids: { archive_id } }) => ({ product_id: 'fatebook', archive_id, from: '/archive/index' }),
  orderList: () => ({ size: 20 }),
  orderShow: ({ ids: { order_id } }) => ({ order_id }),
  redeemCheck: async ({ ids: { archive_id } }, sweep) => ({ code: await newCode(sweep), archive_id }),
  redeem: async ({ ids: { archive_id } }, sweep) => ({ code: await newCode(sweep), archive_id }),
  fateBookStatus: ({ ids: { archive_id } }) => ({ archive_id }),
  fateBookInfo: ({ ids: { archive_id } }) => ({ archive_id }),
  annualStatus: ({ ids: { archive_id } }) => ({ archive_id, year: 2026 }),
  annualInfo: ({ ids: { archive_id } }) => ({ archive_id, year: 2026 }),
  annualBase: ({ ids: { archive_id } }) => ({ archive_id, year: 2026 }),
  annualMonths: ({ ids: { archive_id } }) => ({ archive_id, year: 2026 }),
  annualOrderStatus: ({ ids: { archive_id } }) => ({ archive_id, year: 2026 }),
  yun: ({ ids: { archive_id } }) => ({ archive_id, month: '2026-11' }),
  dayYun: ({ ids: { archive_id } }) => ({ archive_id, date: '2026-11-20' }),
  bookUpgrade: unlockedBook,
  bookUnlock: freeBook,
  shelf: () => ({}),
  bookMark: ({ ids: { archive_id, mark_id } }) => createTestBookMark(archive_id, { mark_id, text: '再看一遍', made_at: 2, made_over: 1 }),
  bookMarks: () => ({ since: 0 }),
  lifeSave: ({ ids: { archive_id, event_id } }) => createTestLifeEvent(archive_id, { event_id, note: '改一笔', made_at: 2 }),
  lifeJudge: ({ ids: { archive_id } }) => createTestVerdict(archive_id),
  lifeList: () => ({ since: 0 }),
  podcastCreate: async (me, sweep) => ({ ...(await insertSpokenBook(me, sweep)), tell: true }),
  podcastStatus: insertSpokenBook,
  podcastText: async (me, sweep) => ({ ...(await insertSpokenBook(me, sweep)), chapter: 0 }),
  podcastSample: insertSpokenBook,
  podcastFile: async (me, sweep) => ({ ...(await insertSpokenBook(me, sweep)), chapter: 0 }),
  imageGenerate: ({ ids: { archive_id } }) => pictureRequest(archive_id),
  imageList: () => ({}),
  imageFile: ofPicture,
  imageRemove: ofPicture,
  imageAvatar: async (me) => ({ archive_id: me.ids.archive_id, ...(await ofPicture(me)) }),
  chatSend: () => ({ conversation_id: newId(), message_id: newId(), mode: 'dt', text: '什么是正印？', locale: 'zh_CN' }),
  chatFollow: ({ ids: { message_id } }) => ({ message_id, after: 0 }),
  chatStop: ({ ids: { message_id } }) => ({ message_id }),
  chatLogs: () => ({ size: 20 }),
  chatLog: ({ ids: { conversation_id } }) => ({ conversation_id }),
  chatRename: ({ ids: { conversation_id } }) => ({ conversation_id, title: '食神' }),
  chatRemove: ({ ids: { conversation_id } }) => ({ conversation_id }),
  chatRestore: ({ ids: { conversation_id } }) => ({ conversation_id }),
  chatRate: ({ ids: { message_id } }) => ({ message_id, rating: 1 }),
  chatQuestions: () => ({ mode: 'dt', locale: 'en_US' }),
  chatRemaining: ({ ids: { archive_id } }) => ({ mode: 'ms', archive_id }),
  pushKey: () => ({}),
  pushSubscribe: (me) => subscriptionFor(me),
  pushUnsubscribe: () => ({ endpoint: 'https://push.example.com/nobody' }),
  calendarState: () => ({}),
  calendarMake: () => ({}),
  calendarRevoke: () => ({}),
}
