import type { Messages } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { text as privacy } from '#app/features/legal/text/en_US/privacy.ts'
import { text as service } from '#app/features/legal/text/en_US/service.ts'
import { renderInvalidPayPage } from '#server/features/shop/dead-end-page.ts'
import { createClosingMail, createLoginMail } from '#server/features/auth/code-mail.ts'
import { productNameOf } from '#server/features/shop/product-names.ts'
import { cashierMessages } from '#server/ports/payment/test-cashier/cashier-texts.ts'
import { listTextsOutsideCatalogue } from '#build/words-outside.ts'
import { PRODUCT_IDS } from '#contract/product.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/src/locales/en_US.po', { eager: true })

/** Returns all strings in a nested value. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

/** Returns the text of a compiled message: strings and plural forms, without names of placeholders. */
function textOfMessage(message: unknown): string {
  const parts = typeof message === 'string' ? [message] : (message as unknown[])
  return parts.map((part) => (typeof part === 'string' ? part : textsIn((part as unknown[])[2]).join(' '))).join('')
}

const messages = Object.values(catalogues['/src/locales/en_US.po']!.messages).map(textOfMessage)

// Messages that the specification (P-10) prescribes verbatim.
const GIVEN = [
  'please enter a correct Email',
  'Request interface error',
  'Please enter an available code',
  'Login timed out, log in again',
  'Please select an archive',
  'Please unlock the archive first',
  'Already unlocked – no need to buy it again',
]

const products = PRODUCT_IDS.map((id) => productNameOf(id, 'en_US'))
const content = { to: 'ming@mail.example', code: '012345', locale: 'en_US' } as const
const mail = createClosingMail(content)
const outside = listTextsOutsideCatalogue('en_US')
const spoken = [...messages, ...[...outside.values()].flat()]
const elsewhere = [
  ...[...outside.values()].flat(),
  ...textsIn(privacy),
  ...textsIn(service),
  ...textsIn(cashierMessages.en_US),
  mail.subject,
  mail.text,
  createLoginMail({ ...content, url: 'https://ming.example' }).text,
  ...(['paid', 'used', 'gone', 'busy'] as const).map((why) =>
    renderInvalidPayPage('en_US', why, '', why === 'busy' ? undefined : '1').replace(/<style.*<\/style>|<[^>]*>/gs, ''),
  ),
  ...products,
]
const own = [...messages, ...elsewhere].filter((text) => !GIVEN.includes(text))
const textsMatching = (pattern: RegExp) => own.filter((text) => pattern.test(text))

test('contains the messages of the specification unchanged', () => {
  for (const given of GIVEN) expect(messages).toContain(given)
})

test('finds texts outside the catalogue, also in function branches', () => {
  expect([...outside.keys()]).toEqual(
    expect.arrayContaining(
      ['boundary', 'certainty', 'favour', 'joint', 'luck']
        .map((name) => `terms/${name}-labels.ts`)
        .concat(['patterns', 'strengths'].map((name) => `terms/${name}.ts`)),
    ),
  )
  // Texts that come from a function, from another constant of the same file, and from a conditional.
  expect(outside.get('terms/certainty-labels.ts')).toContain('Strength is 1% from the next class.')
  expect(outside.get('terms/joint-labels.ts')).toContain('{one} fills a void: {other}')
  expect(outside.get('terms/luck-labels.ts')).toEqual(expect.arrayContaining(['forward', 'back']))
})

test('explains what an archive is exactly once', () => {
  expect(textsMatching(/a person you keep a chart for/)).toHaveLength(1)
})

describe('English', () => {
  test('uses curly quotes, neither dashes nor exclamation marks', () => {
    expect(textsMatching(/['"–—!]/)).toEqual([])
  })

  test('is spelled as in America', () => {
    expect(textsMatching(/cancelle|colour|favour|(recogn|organ|real)is(e|ing)|centre/i)).toEqual([])
  })

  test('uses one word for one thing', () => {
    expect(textsMatching(/e-mail/i)).toEqual([])
    expect(textsMatching(/sign(ed|ing)?[ -]in\b/i)).toEqual([])
    expect(textsMatching(/annual/i)).toEqual([])
    expect(textsMatching(/flight mode/i)).toEqual([])
    expect(textsMatching(/(redeem|redemption) code/i)).toEqual([])
    expect(textsMatching(/\ball terms\b/i)).toEqual([])
    expect(textsMatching(/\btak\w+ (it|this \w+) off\b/i)).toEqual([])
    expect(messages).toContain('How exact is the time?')
    expect([...messages, ...products].filter((text) => /\bpictures?\b|\bchats\b/i.test(text))).toEqual([])
  })

  test('contains only single Chinese characters', () => {
    expect(textsMatching(/\p{Script=Han}/u).filter((text) => [...text].length > 1)).toEqual([])
  })

  test('uses contractions', () => {
    expect(textsMatching(/\b(could|does|do|has|have|is|are|was) not\b|\bcannot\b/i).filter((text) => spoken.includes(text))).toEqual([])
  })
})
