import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { USER_HEADER } from '#contract/envelope.ts'
import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import { allRows } from '../../support/all-rows.ts'
import { exampleInputs } from '../../support/example-inputs.ts'
import { idFieldsOf, withField } from '../../support/id-fields.ts'
import { newMember, type Member, type SampleOf, type SecurityTestState } from '../../support/member.ts'
import { call, newAddress, newId, randomIp } from '../../support/server-client.ts'
import { waitUntil } from '../../support/wait-until.ts'

const names = Object.keys(endpoints) as EndpointName[]
const guarded = names.filter((name) => endpoints[name].access !== 'public')
const open = names.filter((name) => endpoints[name].access === 'public')
const idFields = guarded.flatMap((name) => idFieldsOf(name).map((path) => [name, path] as const))
const addressed = open.filter((name) => 'email' in endpoints[name].input.def.shape)

/** Ids that the device chooses: two users may choose the same id, and the removal of an absent id succeeds. */
const CHOSEN_IDS: ReadonlySet<string> = new Set([
  'addArchive archive_id',
  'bookMark mark_id',
  'chatSend conversation_id',
  'chatSend message_id',
  'imageGenerate image_id',
  'imageRemove image_id',
  'lifeSave event_id',
])

/** Cache-Control of the responses that browsers may cache; all other responses have `no-store`. */
const CACHE_CONTROL: Readonly<Partial<Record<EndpointName, string>>> = { imageFile: 'private, max-age=86400' }

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

/** Runs each rule on the sample of endpoints and fields that `some` selects. */
export function accessSuite(sweep: () => SecurityTestState, some: SampleOf): void {
  /** Users whose rows must not change: `owner` is logged in, `gone` is logged out. */
  let owner: Member
  let gone: Member
  const inputs = new Map<EndpointName, readonly [owner: object, gone: object]>()
  let before: readonly string[]
  beforeAll(async () => {
    owner = await newMember(sweep())
    gone = await newMember(sweep())
    for (const name of guarded) inputs.set(name, [await exampleOf(name, owner), await exampleOf(name, gone)])
    await send('logout', {}, gone.token)
    await waitUntil(async () => (await sweep().fixture.db.selectFrom('jobs').select('id').executeTakeFirst()) === undefined)
    before = await rowsOfBoth()
    for (const { userId } of [owner, gone]) expect(before.filter((row) => row.includes(userId)).length).toBeGreaterThan(3)
  })

  const exampleOf = async (name: EndpointName, me: Member) => exampleInputs[name](me, sweep())

  /** Makes a call and checks the headers that every response must have. */
  async function send(name: EndpointName, input: object, token?: string) {
    const answer = await call(sweep().fixture.server, name, input, { token, ip: randomIp() })
    const { headers } = answer
    expect([...headers.keys()].filter((header) => header.startsWith('set-cookie'))).toEqual([])
    expect(['cache-control', 'referrer-policy', 'x-content-type-options'].map((header) => headers.get(header))).toEqual([
      (answer.status === 200 && CACHE_CONTROL[name]) || 'no-store',
      'no-referrer',
      'nosniff',
    ])
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    return answer
  }

  /**
   * Returns the rows of both users, without rows of other users that contain the same id, since these users' jobs may still be
   * running.
   */
  async function rowsOfBoth(): Promise<readonly string[]> {
    const users = [owner.userId, gone.userId]
    const marks = [owner, gone].flatMap(({ ids }) => Object.values(ids))
    const others = sweep().members.filter(({ userId }) => !users.includes(userId))
    const isOthers = (row: string) => others.some((other) => row.includes(other.userId))
    const has = (row: string, words: readonly string[]) => words.some((word) => row.includes(word))
    const rows = await allRows(sweep().fixture.db)
    return rows.filter((row) => has(row, users) || (has(row, marks) && !isOthers(row)))
  }

  test('has an example input for every endpoint', () => {
    expect(Object.keys(exampleInputs).toSorted()).toEqual(names.toSorted())
  })

  test.each(some(names, 0))('%s accepts the example input of an entitled caller', async (name) => {
    const me = await newMember(sweep())
    const isGuarded = guarded.includes(name)
    const { code, text, headers } = await send(name, await exampleOf(name, me), isGuarded ? me.token : undefined)
    expect(code, text).toBe(0)
    expect(headers.get(USER_HEADER)).toBe(isGuarded ? me.userId : null)
  })

  test.each(some(guarded, 1))('%s refuses missing, foreign and revoked tokens and changes nothing', async (name) => {
    const [ofOwner, ofGone] = inputs.get(name)!
    for (const token of [
      undefined,
      '',
      randomBytes(32).toString('base64url'),
      owner.token.slice(0, -1),
      owner.token.toUpperCase(),
      owner.ids.session_id,
      owner.userId,
    ]) {
      const { status, code, data } = await send(name, ofOwner, token)
      expect([token, status, code, data]).toEqual([token, 401, 10011, null])
    }
    for (const token of [gone.token, gone.apiTokens.fatebook]) {
      const { status, code, data } = await send(name, ofGone, token)
      expect([status, code, data]).toEqual([401, 10011, null])
    }
    expect(await rowsOfBoth()).toEqual(before)
  })

  test.each(some(guarded, 2))("%s with another user's input leaks and changes nothing", async (name) => {
    const attacker = await newMember(sweep())
    const { status, text } = await send(name, inputs.get(name)![0], attacker.token)
    expect(status).toBeLessThan(500)
    for (const secret of [owner.userId, owner.address, owner.ids.session_id, owner.token]) expect(text).not.toContain(secret)
    expect(await rowsOfBoth()).toEqual(before)
  })

  test('finds the id fields of the schemas', () => {
    expect(idFields.length).toBeGreaterThanOrEqual(9)
  })

  test.each(some(idFields, 3))("%s with another user's %s answers like an unknown id", async (name, path) => {
    const attacker = await newMember(sweep())
    const foreign = (owner.ids as Readonly<Record<string, string>>)[path.split('.').at(-1)!]
    if (foreign === undefined) throw new Error(`whose is ${path}? Members have none (tests/support/member.ts)`)
    const answers: (readonly unknown[])[] = []
    for (const id of [foreign, newId()]) {
      const input = withField(await exampleOf(name, attacker), path, id)
      const { status, code, text } = await send(name, input, attacker.token)
      const normalized = Object.values(input).reduce((rest: string, sent) => (isId(sent) ? rest.replaceAll(sent, '<id>') : rest), text)
      answers.push([status, code, normalized.replaceAll(id, '<id>').replaceAll(/\b\d{13}\b/g, '<time>')])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]![1]).toBe(CHOSEN_IDS.has(`${name} ${path}`) ? 0 : 10004)
    expect(await rowsOfBoth()).toEqual(before)
  })

  test('only the login endpoints accept an email address', () => {
    expect(addressed).toEqual(['emailVerification', 'loginByEmail'])
  })

  test.each(
    addressed.flatMap(
      (name) =>
        [
          [name, 'nobody asked'],
          [name, 'both asked'],
        ] as const,
    ),
  )('%s does not reveal whether an account exists when %s for codes', async (name, when) => {
    const { db } = sweep().fixture
    // A new member: since the login no code has been requested for the address.
    const me = await newMember(sweep())
    const example = await exampleOf(name, me)
    // Resets only the counters of sent codes, because other tests rely on the other counters.
    await db.deleteFrom('turns').where('name', 'like', 'send-%').execute()
    const askedOf = async (email: string) => {
      if (when === 'both asked') await send('emailVerification', { email })
      const answers: (readonly unknown[])[] = []
      for (let tries = 0; tries < 7; tries += 1) {
        const { status, code, text, headers } = await send(name, { ...example, email })
        const alike = text.replace(/"resend_seconds":(?:59|60)\b/, '"resend_seconds":<all>').replace(/"ask":"[\w-]{22}"/, '"ask":<random>')
        answers.push([status, code, alike, ...headers.keys()])
      }
      return answers
    }
    expect(await askedOf(me.address)).toEqual(await askedOf(newAddress()))
  })

  test.each(some(open, 4))('%s ignores a token', async (name) => {
    for (const token of [owner.token, 'A'.repeat(43), "'"]) {
      const { code, text } = await send(name, await exampleOf(name, owner), token)
      expect(code, text).toBe(0)
    }
  })
}
