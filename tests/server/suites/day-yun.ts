import { expect, test } from 'vitest'
import { computeDayView } from '#app/features/fortune/compute-day.ts'
import type { Archive } from '#contract/archive.ts'
import { localDateOf } from '#server/ledger/local-day.ts'
import { createArchiveInput, newId, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper } from '../../support/shop.ts'
import { anyBirth, anyMonth, BIRTH_COUNT, seededParameters } from './any-birth.ts'
import fc from '../../support/seeded-fast-check.ts'

/** Computes the content of the day page as the device does. */
function onDevice(archive: Archive, iso: string) {
  const [year, month, day] = iso.split('-').map(Number)
  const { said, ...view } = computeDayView({ ...archive, mark: null }, { year: year!, month: month!, day: day! })
  return {
    ...said,
    score: view.score,
    band: view.band,
    parts: view.parts,
    do: view.do,
    dont: view.dont,
    hours: view.hours.map(({ pair, score, band }, at) => ({ pair: pair.ganzhi, score, band, line: said.hours[at] })),
  }
}

export function dayYunSuite(fixture: () => ServerFixture): void {
  const today = () => localDateOf('UTC', fixture().clock.now())

  test('today is open to everyone with score, lists and texts', async () => {
    const me = await createShopper(fixture())
    const { data } = await me.call('dayYun', { archive_id: me.own, date: today() })
    expect(data).toMatchObject({ archive_id: me.own, date: today(), is_locked: false })
    expect(data.reading!.hours).toHaveLength(12)
    expect(data.reading!.text.length).toBeGreaterThanOrEqual(2)
    for (const text of Object.values(data.reading!.counsel)) expect(text.length).toBeGreaterThan(3)
  })

  test('a distant day shows only its pair until membership', async () => {
    const me = await createShopper(fixture())
    const ask = async () => (await me.call('dayYun', { archive_id: me.own, date: '2031-11-20' })).data
    // 2026-11-20 is 戊戌, index 34, and 2031-11-20 is 1826 days later: (34 + 1826) mod 60 = 0, which is 甲子.
    expect(await ask()).toMatchObject({ is_locked: true, reading: null, pair: '甲子' })
    await buy(fixture(), me, 'vip_year')
    expect((await ask()).is_locked).toBe(false)
  })

  test('an opened day stays open', async () => {
    const me = await createShopper(fixture())
    const ask = async (date: string) => (await me.call('dayYun', { archive_id: me.own, date })).data
    const { ganzhi } = await ask('2019-03-05')
    await me.call('openDay', { archive_id: me.own, date: '2019-03-05', ganzhi, opened_at: 1 }, newId())
    expect([(await ask('2019-03-05')).is_locked, (await ask('2019-03-06')).is_locked]).toEqual([false, true])
  })

  test('foreign and unknown archives get the same response', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const answers = await Promise.all([other.own, newId()].map((archive_id) => me.call('dayYun', { archive_id, date: today() })))
    for (const { status, code, data } of answers) expect([status, code, data]).toEqual([404, 10004, null])
  })

  test.each([undefined, '2026-11', '2026-02-30', '1900-12-31', '2100-01-01', 'today'])('refuses %s as a date', async (date) => {
    const me = await signIn(fixture().server)
    const { status, code, data } = await me.call('dayYun', { archive_id: newId(), date })
    expect([status, code]).toEqual([422, 10001])
    expect(data).toMatchObject({ fields: [{ field: 'date' }] })
  })

  test(`${BIRTH_COUNT * 20} days of ${BIRTH_COUNT} births equal the device's`, async () => {
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'vip_year')
    for (const each of fc.sample(anyBirth, { ...seededParameters, numRuns: BIRTH_COUNT }))
      await me.call('addArchive', createArchiveInput(each), newId())
    const { archives } = (await me.call('getArchive')).data
    const months = fc.sample(anyMonth, { ...seededParameters, numRuns: 20 * archives.length })
    let compared = 0
    for (const [at, archive] of archives.entries())
      for (const month of months.slice(at * 20, at * 20 + 20)) {
        const date = `${month}-${String((compared % 28) + 1).padStart(2, '0')}`
        const { reading } = (await me.call('dayYun', { archive_id: archive.archive_id, date })).data
        const { lines: _, audience: __, ...shown } = onDevice(archive, date)
        expect(reading).toMatchObject(JSON.parse(JSON.stringify(shown)) as object)
        compared++
      }
    expect(compared).toBe((BIRTH_COUNT + 1) * 20)
  })
}
