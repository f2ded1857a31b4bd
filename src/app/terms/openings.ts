import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProductFeature } from '#contract/openings.ts'

/** Names of the features that products unlock, for use within a sentence. */
export const UNLOCKABLE_FEATURE_NAMES: Record<ProductFeature, MessageDescriptor> = {
  fatebook: msg({ message: '命书', context: 'opening' }),
  annual: msg({ message: '年度报告', context: 'opening' }),
  chat: msg({ message: '召唤', context: 'opening' }),
  pictures: msg({ message: '壁纸与画像', context: 'opening' }),
}
