import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { USER_HEADER } from '#contract/envelope.ts'
import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import { allRows } from '../../support/all-rows.ts'
import { exampleInputs } from '../../support/example-inputs.ts'
import { idFieldsOf, withField } from '../../support/id-fields.ts'
import { newMember, type Member, type Some, type Sweep } from '../../support/member.ts'
import { call, newAddress, newId, randomIp } from '../../support/server-client.ts'
import { waitUntil } from '../../support/wait-until.ts'

const names = Object.keys(endpoints) as EndpointName[]
const guarded = names.filter((name) => endpoints[name].access !== 'public')
const open = names.filter((name) => endpoints[name].access === 'public')
const idFields = guarded.flatMap((name) => idFieldsOf(name).map((path) => [name, path] as const))
const addressed = open.filter((name) => 'email' in endpoints[name].input.def.shape)

/** The id of a new thing is the device's to choose, and two people may happen to choose alike; what is not there is removed already. */
const CHOSEN_IDS: ReadonlySet<string> = new Set([
  'addArchive archive_id',
  'bookMark mark_id',
  'chatSend conversation_id',
  'chatSend message_id',
  'imageGenerate image_id',
  'imageRemove image_id',
  'lifeSave event_id',
])

/** What the browser of whoever has it may keep; all else is kept by nobody on the way. */
const KEPT: Readonly<Partial<Record<EndpointName, string>>> = { imageFile: 'private, max-age=86400' }

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

/** Each rule is held against the calls and fields that `some` picks by its seed. */
export function accessSuite(sweep: () => Sweep, some: Some): void {
  /** Whose things are to stay as they are: of one who is logged in, and of one who is not any more. */
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

  /** Makes a call, and looks at what every answer has to be like. */
  async function send(name: EndpointName, input: object, token?: string) {
    const answer = await call(sweep().fixture.server, name, input, { token, ip: randomIp() })
    const { headers } = answer
    expect([...headers.keys()].filter((header) => header.startsWith('set-cookie'))).toEqual([])
    expect(['cache-control', 'referrer-policy', 'x-content-type-options'].map((header) => headers.get(header))).toEqual([
      (answer.status === 200 && KEPT[name]) || 'no-store',
      'no-referrer',
      'nosniff',
    ])
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    return answer
  }

  /** Everything there is of these two, but what others made under an id that they also use: their jobs may still be running. */
  async function rowsOfBoth(): Promise<readonly string[]> {
    const users = [owner.userId, gone.userId]
    const marks = [owner, gone].flatMap(({ ids }) => Object.values(ids))
    const others = sweep().members.filter(({ userId }) => !users.includes(userId))
    const isOthers = (row: string) => others.some((other) => row.includes(other.userId))
    const has = (row: string, words: readonly string[]) => words.some((word) => row.includes(word))
    const rows = await allRows(sweep().fixture.db)
    return rows.filter((row) => has(row, users) || (has(row, marks) && !isOthers(row)))
  }

  test('there is an example for every call', () => {
    expect(Object.keys(exampleInputs).toSorted()).toEqual(names.toSorted())
  })

  test.each(some(names, 0))('%s takes its example from whom it is for', async (name) => {
    const me = await newMember(sweep())
    const isGuarded = guarded.includes(name)
    const { code, text, headers } = await send(name, await exampleOf(name, me), isGuarded ? me.token : undefined)
    expect(code, text).toBe(0)
    expect(headers.get(USER_HEADER)).toBe(isGuarded ? me.userId : null)
  })

  test.each(some(guarded, 1))('%s does nothing for who is not logged in, or not any more', async (name) => {
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

  test.each(some(guarded, 2))(
    "%s with another's whole input and one's own token touches nothing of theirs, and tells nothing",
    async (name) => {
      const attacker = await newMember(sweep())
      const { status, text } = await send(name, inputs.get(name)![0], attacker.token)
      expect(status).toBeLessThan(500)
      for (const secret of [owner.userId, owner.address, owner.ids.session_id, owner.token]) expect(text).not.toContain(secret)
      expect(await rowsOfBoth()).toEqual(before)
    },
  )

  test('ids were found in the schemas', () => {
    expect(idFields.length).toBeGreaterThanOrEqual(9)
  })

  test.each(some(idFields, 3))(
    "%s with another's %s is answered like one that nobody has, and touches nothing of theirs",
    async (name, path) => {
      const attacker = await newMember(sweep())
      const foreign = (owner.ids as Readonly<Record<string, string>>)[path.split('.').at(-1)!]
      if (foreign === undefined) throw new Error(`whose is ${path}? Members have none (tests/support/member.ts)`)
      const answers: (readonly unknown[])[] = []
      for (const id of [foreign, newId()]) {
        const input = withField(await exampleOf(name, attacker), path, id)
        const { status, code, text } = await send(name, input, attacker.token)
        const told = Object.values(input).reduce((rest: string, sent) => (isId(sent) ? rest.replaceAll(sent, '<id>') : rest), text)
        answers.push([status, code, told.replaceAll(id, '<id>').replaceAll(/\b\d{13}\b/g, '<time>')])
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]![1]).toBe(CHOSEN_IDS.has(`${name} ${path}`) ? 0 : 10004)
      expect(await rowsOfBoth()).toEqual(before)
    },
  )

  test('an address is asked for by the calls of the login', () => {
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
  )('%s does not say whether an address has an account, when %s for a code before', async (name, when) => {
    const { db } = sweep().fixture
    // Nobody asked for a code to its address since it logged in.
    const me = await newMember(sweep())
    const example = await exampleOf(name, me)
    // Sends are counted anew; what else is counted is for other tests to see.
    await db.deleteFrom('turns').where('name', 'like', 'send-%').execute()
    const askedOf = async (email: string) => {
      if (when === 'both asked') await send('emailVerification', { email })
      const told: (readonly unknown[])[] = []
      for (let tries = 0; tries < 7; tries += 1) {
        const { status, code, text, headers } = await send(name, { ...example, email })
        const alike = text.replace(/"resend_seconds":(?:59|60)\b/, '"resend_seconds":<all>').replace(/"ask":"[\w-]{22}"/, '"ask":<random>')
        told.push([status, code, alike, ...headers.keys()])
      }
      return told
    }
    expect(await askedOf(me.address)).toEqual(await askedOf(newAddress()))
  })

  test.each(some(open, 4))('%s cares for no token that comes along', async (name) => {
    for (const token of [owner.token, 'A'.repeat(43), "'"]) {
      const { code, text } = await send(name, await exampleOf(name, owner), token)
      expect(code, text).toBe(0)
    }
  })
}
