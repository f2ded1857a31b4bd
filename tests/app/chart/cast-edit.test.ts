import { expect, test } from 'vitest'
import { createCastRulesEdit } from '#app/features/chart/use-cast-edit.ts'
import { shanghai as listed } from '../../catalogue/examples/archives.ts'

test('merges a change of school; undefined restores the default rule', () => {
  const archive = { ...listed, school: { lateHour: 'kept-day', tianyi: 'jia-wu' } } as const
  expect(createCastRulesEdit(archive, { zi: '23' }).school).toEqual(archive.school)
  const edit = createCastRulesEdit(archive, { school: { lateHour: undefined, hidden: 'command-days' } })
  expect(JSON.stringify(edit.school)).toBe('{"hidden":"command-days","tianyi":"jia-wu"}')
})
