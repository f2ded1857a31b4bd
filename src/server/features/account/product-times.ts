import type { Feature } from '../../http/handle.ts'

/** What is left of each product. Nothing is sold yet, so nobody has any. */
export const productTimes: Feature<'productTimes'> = () => Promise.resolve([])
