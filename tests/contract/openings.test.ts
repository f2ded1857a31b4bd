import { expect, test } from 'vitest'
import { PRODUCTS } from '#contract/catalogue.ts'
import { listMissingFeatures, PRODUCT_FEATURES, type ProductFeature } from '#contract/openings.ts'

const there = (...openings: ProductFeature[]) => new Set(openings)

test('a product is on sale once everything it includes exists', () => {
  expect(listMissingFeatures('fatebook', there())).toEqual(['fatebook', 'chat'])
  expect(listMissingFeatures('fatebook', there('fatebook'))).toEqual(['chat'])
  expect(listMissingFeatures('fatebook', there('fatebook', 'chat'))).toEqual([])
  expect(listMissingFeatures('annual:2026', there('fatebook', 'chat'))).toEqual(['annual'])
  expect(listMissingFeatures('vip_year', there('fatebook', 'annual', 'chat'))).toEqual(['pictures'])
})

test('every product includes something, and all can be sold', () => {
  for (const { product_id } of [...PRODUCTS, { product_id: 'annual:2026' }]) {
    expect(listMissingFeatures(product_id, there()), product_id).not.toEqual([])
    expect(listMissingFeatures(product_id, there(...PRODUCT_FEATURES)), product_id).toEqual([])
  }
})
