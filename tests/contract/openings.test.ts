import { expect, test } from 'vitest'
import { PRODUCTS } from '#contract/catalogue.ts'
import { missingOf, OPENINGS, type Opening } from '#contract/openings.ts'

const there = (...openings: Opening[]) => new Set(openings)

test('a product is on sale once everything it includes exists', () => {
  expect(missingOf('fatebook', there())).toEqual(['fatebook', 'chat'])
  expect(missingOf('fatebook', there('fatebook'))).toEqual(['chat'])
  expect(missingOf('fatebook', there('fatebook', 'chat'))).toEqual([])
  expect(missingOf('annual:2026', there('fatebook', 'chat'))).toEqual(['annual'])
  expect(missingOf('vip_year', there('fatebook', 'annual', 'chat'))).toEqual(['pictures'])
})

test('every product includes something, and all can be sold', () => {
  for (const { product_id } of [...PRODUCTS, { product_id: 'annual:2026' }]) {
    expect(missingOf(product_id, there()), product_id).not.toEqual([])
    expect(missingOf(product_id, there(...OPENINGS)), product_id).toEqual([])
  }
})
