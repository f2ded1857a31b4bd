import { beforeAll, expect, test } from 'vitest'
import type { FieldError } from '#contract/fields.ts'
import { createArchiveInput, call, signIn, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

/** Invalid fields of a birth, each with the field and the rule that the error must name. */
const wrongBirths: readonly [what: string, more: Parameters<typeof createArchiveInput>[0], field: string, rule: string][] = [
  ['a birth before 1900', { birthday: '1899-12-31 23:59:59' }, 'birthday', 'birthRange'],
  ['a birth after 2100', { birthday: '2101-01-01 00:00:00' }, 'birthday', 'birthRange'],
  ['30 February', { birthday: '1990-02-30 10:00:00' }, 'birthday', 'date'],
  ['29 February of a common year', { birthday: '1900-02-29 10:00:00' }, 'birthday', 'date'],
  ["25 o'clock", { birthday: '1990-02-03 25:00:00' }, 'birthday', 'date'],
  ['a date in words', { birthday: 'yesterday' }, 'birthday', 'date'],
  ['no birthday', { birthday: '' }, 'birthday', 'required'],
  ['a number as the birthday', { birthday: 19900203 }, 'birthday', 'type'],
  ['a nickname of markup', { user_name: '<img src=x onerror=alert(1)>' }, 'user_name', 'noMarkup'],
  ['a nickname with a control character', { user_name: 'a\u0000b' }, 'user_name', 'noMarkup'],
  ['a nickname that turns the text around', { user_name: 'a\u202eb' }, 'user_name', 'noMarkup'],
  ['a blank nickname', { user_name: '   ' }, 'user_name', 'whitespace'],
  ['no nickname', { user_name: undefined }, 'user_name', 'required'],
  ['21 Chinese characters', { user_name: '命'.repeat(21) }, 'user_name', 'max'],
  ['a list as the nickname', { user_name: ['a'] }, 'user_name', 'type'],
  ['a third gender code', { gender: '2' }, 'gender', 'enum'],
  ['no gender', { gender: undefined }, 'gender', 'required'],
  ['no place', { place_name: undefined }, 'place_name', 'required'],
  ['a place with one name', { place_name: { zh_CN: '北京' } }, 'place_name.zh_TW', 'required'],
  ['a latitude beyond the pole', { lat: 90.1 }, 'lat', 'range'],
  ['a longitude beyond the line', { lng: -180.1 }, 'lng', 'range'],
  ['a longitude in words', { lng: 'east' }, 'lng', 'number'],
  ['a place without zone', { zone: undefined }, 'zone', 'required'],
  ['a zone that nobody has', { zone: 'Asia/Atlantis' }, 'zone', 'zone'],
  ['an offset in the place of a zone', { zone: '+08:00' }, 'zone', 'zone'],
  ['a path as the zone', { zone: '../../etc/passwd' }, 'zone', 'zone'],
  ['an offset that the zone never had', { offset_seconds: -36_000 }, 'offset_seconds', 'offset'],
  ['an offset of two days', { offset_seconds: 172_800 }, 'offset_seconds', 'range'],
  ['half a second of offset', { offset_seconds: 28_800.5 }, 'offset_seconds', 'number'],
  ['an id of another kind', { archive_id: '1' }, 'archive_id', 'pattern'],
  ['SQL as the id', { archive_id: "1'; drop table archives; --" }, 'archive_id', 'pattern'],
  ['no id', { archive_id: undefined }, 'archive_id', 'required'],
  ['a third day change', { zi: '22' }, 'zi', 'enum'],
  ['a word for yes', { solar_time: 'perhaps' }, 'solar_time', 'boolean'],
]

export function badInputSuite(fixture: () => ServerFixture): void {
  let me: Account
  beforeAll(async () => {
    me = await signIn(fixture().server)
  })

  test.each(wrongBirths)('%s is refused with its field and rule', async (_what, more, field, rule) => {
    const answer = await me.call('addArchive', createArchiveInput(more))
    expect([answer.status, answer.code]).toEqual([422, 10001])
    const { fields } = answer.data as unknown as { fields: FieldError[] }
    expect(fields.map((error) => [error.field, error.rule])).toContainEqual([field, rule])
    expect(fields).toHaveLength(more?.place_name === undefined || typeof more.place_name !== 'object' ? 1 : 2)
  })

  test('names every invalid field at once', async () => {
    const answer = await me.call('addArchive', {})
    const { fields } = answer.data as unknown as { fields: FieldError[] }
    expect(fields.map(({ field, rule }) => `${field} ${rule}`).toSorted()).toEqual([
      'archive_id required',
      'birthday required',
      'gender required',
      'lat required',
      'lng required',
      'place_name required',
      'user_name required',
      'zone required',
    ])
  })

  test('accepts 20 Chinese characters or 40 Latin letters and trims names', async () => {
    for (const user_name of ['命'.repeat(20), 'x'.repeat(40)]) {
      const { data } = await me.call('addArchive', createArchiveInput({ user_name: `  ${user_name} ` }))
      expect(data.user_name).toBe(user_name)
    }
  })

  test('edits, removals, settings and searches are validated', async () => {
    expect((await me.call('updateArchive', createArchiveInput())).data).toMatchObject({
      fields: [{ field: 'base_version', rule: 'required' }],
    })
    expect((await me.call('removeArchive', {})).data).toMatchObject({ fields: [{ field: 'archive_id', rule: 'required' }] })
    expect((await me.call('config', { brandTheme: 'beige' })).data).toMatchObject({ fields: [{ field: 'brandTheme', rule: 'enum' }] })
    expect((await me.call('placeComplete', { query: 'x'.repeat(81) })).data).toMatchObject({
      fields: [{ field: 'query', rule: 'max', limit: '80' }],
    })
  })

  test.each([
    'no-at-sign',
    'a@b',
    '@b.example',
    'a b@c.example',
    'a@b..example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
    '../../..',
    'a@b.example\r\nBcc: c@d.example',
    '"a"@b.example',
  ])('refuses the email address %j', async (email) => {
    const answer = await call(fixture().server, 'emailVerification', { email })
    expect([answer.status, answer.data]).toMatchObject([422, { fields: [{ field: 'email', rule: 'email' }] }])
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', "1' or '"])('refuses %j as login code', async (code) => {
    const answer = await call(fixture().server, 'loginByEmail', { email: me.address, code })
    expect([answer.status, answer.data]).toMatchObject([422, { fields: [{ field: 'code' }] }])
  })
}
