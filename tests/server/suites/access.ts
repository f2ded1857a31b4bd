import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { USER_HEADER } from '#contract/envelope.ts'
import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import { allRows } from '../../support/all-rows.ts'
import { exampleInputs } from '../../support/example-inputs.ts'
import { idFieldsOf, withField } from '../../support/id-fields.ts'
import { drawPicture, newMember, type Member, type Sweep } from '../../support/member.ts'
import { call, newAddress, newId, randomIp } from '../../support/server-client.ts'

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

export function accessFacts(sweep: () => Sweep): void {
  let owner: Member
  beforeAll(async () => {
    owner = await newMember(sweep())
    await drawPicture(owner)
  })

  const exampleOf = async (name: EndpointName, me: Member) => exampleInputs[name](me, sweep())

  /** Makes a call, and looks at what every answer has to be like. */
  async function send(name: EndpointName, input: object, token?: string) {
    const answer = await call(sweep().world.server, name, input, { token, ip: randomIp() })
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

  /** Everything there is of somebody, but what others made under an id that they also use: their jobs may still be running. */
  async function rowsOf({ userId, ids }: Member): Promise<readonly string[]> {
    const marks = Object.values(ids)
    const others = sweep().members.filter((member) => member.userId !== userId)
    const isOthers = (row: string) => others.some((other) => row.includes(other.userId))
    const rows = await allRows(sweep().world.db)
    return rows.filter((row) => row.includes(userId) || (marks.some((mark) => row.includes(mark)) && !isOthers(row)))
  }

  test('there is an example for every call', () => {
    expect(Object.keys(exampleInputs).toSorted()).toEqual(names.toSorted())
  })

  test.each(names)('%s takes its example from whom it is for', async (name) => {
    const me = await newMember(sweep())
    const isGuarded = guarded.includes(name)
    const { code, text, headers } = await send(name, await exampleOf(name, me), isGuarded ? me.token : undefined)
    expect(code, text).toBe(0)
    expect(headers.get(USER_HEADER)).toBe(isGuarded ? me.userId : null)
  })

  test.each(guarded)('%s does nothing for who is not logged in, or not any more', async (name) => {
    const [me, gone] = [await newMember(sweep()), await newMember(sweep())]
    const inputs = [await exampleOf(name, me), await exampleOf(name, gone)] as const
    await send('logout', {}, gone.token)
    const before = [await rowsOf(me), await rowsOf(gone)]
    expect(before.map((rows) => rows.length > 3)).toEqual([true, true])
    for (const token of [
      undefined,
      '',
      randomBytes(32).toString('base64url'),
      me.token.slice(0, -1),
      me.token.toUpperCase(),
      me.ids.session_id,
      me.userId,
    ]) {
      const { status, code, data } = await send(name, inputs[0], token)
      expect([token, status, code, data]).toEqual([token, 401, 10011, null])
    }
    for (const token of [gone.token, gone.apiTokens.fatebook]) {
      const { status, code, data } = await send(name, inputs[1], token)
      expect([status, code, data]).toEqual([401, 10011, null])
    }
    expect([await rowsOf(me), await rowsOf(gone)]).toEqual(before)
  })

  test.each(guarded)("%s with another's whole input and one's own token touches nothing of theirs, and tells nothing", async (name) => {
    const attacker = await newMember(sweep())
    const input = await exampleOf(name, owner)
    const before = await rowsOf(owner)
    const { status, text } = await send(name, input, attacker.token)
    expect(status).toBeLessThan(500)
    for (const secret of [owner.userId, owner.address, owner.ids.session_id, owner.token]) expect(text).not.toContain(secret)
    expect(await rowsOf(owner)).toEqual(before)
  })

  test('ids were found in the schemas', () => {
    expect(idFields.length).toBeGreaterThanOrEqual(9)
  })

  test.each(idFields)("%s with another's %s is answered like one that nobody has, and touches nothing of theirs", async (name, path) => {
    const attacker = await newMember(sweep())
    const foreign = (owner.ids as Readonly<Record<string, string>>)[path.split('.').at(-1)!]
    if (foreign === undefined) throw new Error(`whose is ${path}? Members have none (tests/support/member.ts)`)
    const before = await rowsOf(owner)
    const answers: (readonly unknown[])[] = []
    for (const id of [foreign, newId()]) {
      const input = withField(await exampleOf(name, attacker), path, id)
      const { status, code, text } = await send(name, input, attacker.token)
      const told = Object.values(input).reduce((rest: string, sent) => (isId(sent) ? rest.replaceAll(sent, '<id>') : rest), text)
      answers.push([status, code, told.replaceAll(id, '<id>').replaceAll(/\b\d{13}\b/g, '<time>')])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]![1]).toBe(CHOSEN_IDS.has(`${name} ${path}`) ? 0 : 10004)
    expect(await rowsOf(owner)).toEqual(before)
  })

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
    const { db } = sweep().world
    await db.deleteFrom('login_codes').execute()
    await db.deleteFrom('turns').execute()
    const example = await exampleOf(name, owner)
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
    expect(await askedOf(owner.address)).toEqual(await askedOf(newAddress()))
  })

  test.each(open)('%s cares for no token that comes along', async (name) => {
    for (const token of [owner.token, 'A'.repeat(43), "'"]) {
      const { code, text } = await send(name, await exampleOf(name, owner), token)
      expect(code, text).toBe(0)
    }
  })
}
