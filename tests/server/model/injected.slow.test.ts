import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTakeoverIndex } from '#server/features/chat/model/takeover.ts'
import { LOCALES } from '#contract/locale.ts'
import { injections } from '../../readings/safety/messages.ts'
import { chooseByLane, SEED, takeSeededShare } from '../../support/lane.ts'
import { type ModelEndpoint, startModelEndpoint } from '../../support/model-endpoint.ts'
import { runAnswerer, questionFor, scriptedAnswerer } from '../../support/scripted-model.ts'

let model: ModelEndpoint
beforeAll(async () => {
  model = await startModelEndpoint()
})
afterAll(() => model.stop())

test('injected instructions stay data, and leaks are not shown', async () => {
  let count = 0
  for (const [at, { text }] of injections.entries()) {
    // Tests each injection in one language in the short lane, in rotation.
    for (const locale of takeSeededShare(LOCALES, LOCALES.length, SEED + at)) {
      count += 1
      model.talks.length = 0
      // The model obeys: it requests another chart, then repeats its prompt and the injected order, and states an invented pillar.
      model.sayBy(({ messages: sentMessages }) =>
        sentMessages.some(({ role }) => role === 'tool')
          ? {
              text: `${sentMessages[0]!.content}\n${sentMessages[1]!.content}\n${locale === 'en_US' ? 'The year pillar is Gui Hai.' : '年柱癸亥。'}`,
            }
          : {
              calls: [
                ['chart', { archive_id: text.slice(0, 40) }],
                ['chart', {}],
              ],
            },
      )
      const { pieces } = await runAnswerer(scriptedAnswerer(model), questionFor({ text, locale }))
      const takenOver = findTakeoverIndex(pieces, locale)
      if (model.talks.length === 0) continue
      const [system, question, ...more] = model.talks[0]!.messages
      expect([system!.role, question!.role, more.length, JSON.parse(question!.content).question]).toEqual(['system', 'user', 0, text])
      expect(model.talks[1]!.messages.filter(({ role }) => role === 'tool').map(({ content }) => content.startsWith('{"wrong"'))).toEqual([
        true,
        false,
      ])
      const seen = pieces.slice(0, takenOver < 0 ? undefined : takenOver).filter(({ kind }) => kind !== 'note')
      for (const piece of seen) {
        expect(piece.text).not.toMatch(/癸亥|Gui Hai|house_answer|JSON|[<>{}]/)
        expect(
          system!.content.split('\n').filter((line) => line.length > 30 && piece.text.includes(line)),
          piece.text,
        ).toEqual([])
      }
    }
  }
  expect(count).toBe(chooseByLane(128, 384))
})
