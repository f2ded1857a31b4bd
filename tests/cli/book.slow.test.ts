import { describe, expect, test } from 'vitest'
import { runMingshu, runMingshuInProcess } from './mingshu.ts'

interface Printed {
  readonly cards: readonly {
    readonly id: string
    readonly line: string
    readonly reasons: readonly { readonly text: string; readonly because: string; readonly share: number }[]
    readonly sections: readonly { readonly paragraphs: readonly { readonly id: string; readonly text: string; readonly share: number }[] }[]
    readonly todo: string
  }[]
}

const BIRTH = ['book', '--local', '1990-05-15T08:30', '--place', 'Shanghai', '--gender', 'male']
const SHANGHAI = [...BIRTH, '--on', '2026-11-20']
const printed = (...words: string[]) => JSON.parse(runMingshu(...SHANGHAI, '--json', ...words).out) as Printed

describe('a fate book', () => {
  test('is printed as JSON with ten complete cards', () => {
    const { cards } = printed('--locale', 'en_US')
    expect(cards.map(({ id }) => id)).toEqual(['chart', 'self', 'outer', 'inner', 'flow', 'useful', 'wealth', 'love', 'study', 'health'])
    for (const { line, reasons, sections, todo } of cards) {
      expect(line).toMatch(/[.’”]$/)
      expect(todo).toMatch(/[.’”]$/)
      expect(reasons).toHaveLength(3)
      for (const { share } of reasons) expect(share).toBeLessThanOrEqual(100)
      expect(sections.flatMap(({ paragraphs }) => paragraphs).length).toBeGreaterThanOrEqual(3)
    }
  })

  test('is the same in three languages, each in its own characters', () => {
    const [cn, tw, en] = ['zh_CN', 'zh_TW', 'en_US'].map((locale) => printed('--locale', locale))
    const idsOf = ({ cards }: Printed) =>
      cards.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)))
    expect(idsOf(tw!)).toEqual(idsOf(cn!))
    expect(idsOf(en!)).toEqual(idsOf(cn!))
    expect(JSON.stringify(tw)).not.toMatch(/[“”这们时]/)
    expect(JSON.stringify(en!.cards.map(({ line, todo, sections }) => [line, todo, sections]))).not.toMatch(/\p{Script=Han}/u)
  })

  test('without an hour has ten cards, too', () => {
    const words = ['book', '--local', '1958-09-09', '--place', 'Beijing', '--gender', 'female', '--json']
    expect((JSON.parse(runMingshu(...words).out) as Printed).cards).toHaveLength(10)
  })

  test('is printed as Markdown', () => {
    const { out, code } = runMingshu(...SHANGHAI, '--level', 'student')
    expect(out).toMatch(/^# 命盘\n\n> /)
    expect(out.match(/^# /gm)).toHaveLength(10)
    expect(out).toContain('这一篇只说作息，不说病。身体有事，问医生。')
    expect(code).toBe(0)
  })

  test.each([
    ['--level', 'expert', '--level: expected plain or student or practitioner, not expert'],
    ['--locale', 'fr', '--locale: expected zh_CN or zh_TW or en_US, not fr'],
    ['--on', '2026-02-30', '--on: expected a day from 1850 to 2100, as in --on 2026-11-22, not 2026-02-30'],
    ['--annual', 'next', '--annual: expected a year from 1850 to 2100, not next'],
  ])('refuses %s %s', async (flag, value, message) => {
    const { code, err } = await runMingshuInProcess(...BIRTH, flag, value)
    expect(err.trim()).toBe(message)
    expect(code).toBe(2)
  })
})
